import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ASKED_TO_END, endWithParent, run } from '../run.mjs';
import { say } from '../say.mjs';
import { Stop } from '../stop.mjs';
import { withAddresses } from './lockfile-addresses.mjs';

/**
 * Installs what the lockfile of a folder names into its `node_modules`; answers npm's exit code. Packages are fetched by their addresses
 * into a folder beside and moved to their place when all are there, so that an install that is cut off leaves the earlier ones as they
 * were. Where that does not work, since a registry keeps its archives elsewhere or `node_modules` is a disk of its own, npm does it in
 * place by asking for each package.
 *
 * @param options.folder holds `package.json` and `package-lock.json`
 * @param options.beside a folder on the same disk, for the time of the install; what lies there goes
 * @param options.flags of `npm ci`
 */
export async function npmCi({ folder, beside, flags }) {
  const npm = (cwd) => run('npm', ['ci', ...flags, '--no-audit', '--no-fund', '--loglevel=error'], { cwd, bound: true, env: npmEnv() });
  layOut({ folder, beside, config: await npmConfig(folder) });
  try {
    const code = await npm(beside);
    if (code === ASKED_TO_END) return code;
    if (code === 0 && move(join(beside, 'node_modules'), join(folder, 'node_modules'))) return 0;
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
  say('The packages could not be installed by their addresses: npm asks the registry for each of them now.');
  return npm(folder);
}

/** Npm is a Node program, and ends with this process as ours do: one left behind would go on writing into what the next start installs. */
const npmEnv = () => ({ ...process.env, NODE_OPTIONS: [process.env.NODE_OPTIONS, ...endWithParent].filter(Boolean).join(' ') });

/** Npm's settings as they hold in a folder: its own, the person's and the environment's. Secrets are not among them. */
async function npmConfig(folder) {
  const shell = process.platform === 'win32';
  const asked = promisify(execFile)('npm', ['config', 'ls', '--json'], { cwd: folder, shell });
  const { stdout } = await asked.catch((error) => {
    throw new Stop(`The packages could not be installed, because npm does not tell its settings: ${error.message}`);
  });
  return JSON.parse(stdout);
}

function layOut({ folder, beside, config }) {
  try {
    rmSync(beside, { recursive: true, force: true });
    mkdirSync(beside, { recursive: true });
  } catch (error) {
    throw new Stop(`The packages could not be installed: ${beside} cannot be written (${error.code}). Make it writable.`);
  }
  for (const file of ['package.json', '.npmrc']) {
    if (existsSync(join(folder, file))) copyFileSync(join(folder, file), join(beside, file));
  }
  const lockfile = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  writeFileSync(join(beside, 'package-lock.json'), JSON.stringify(withAddresses(lockfile, config)));
}

/** Puts a folder in the place of another; false where the two are on different disks. */
function move(from, to) {
  try {
    rmSync(to, { recursive: true, force: true });
    renameSync(from, to);
    return true;
  } catch (error) {
    if (error.code === 'EXDEV' || error.code === 'EBUSY') return false;
    throw error;
  }
}
