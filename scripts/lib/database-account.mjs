import { execFileSync, spawnSync } from 'node:child_process';
import { Stop } from './stop.mjs';

/**
 * PostgreSQL refuses to run as root, so root hands it to another account, which must get at the project and the data. This says so
 * before anything is installed or built; reference-api/database/embedded/run-as.ts is what does it later.
 */
export function requireDatabaseAccount({ folders, env = process.env, uid = process.getuid?.() }) {
  if (uid !== 0 || env.DATABASE_URL) return;
  const account = accountOf('postgres') ?? accountOf('nobody');
  if (!account) throw new Stop('PostgreSQL does not run as root. Start as another user, or set DATABASE_URL to a PostgreSQL server.');
  const closed = folders.find((folder) => !entersAs(account, folder) && !entersWithCapability(account, folder));
  if (!closed) return;
  throw new Stop(
    `PostgreSQL does not run as root, and the account "${account.name}", which runs it instead, cannot enter ${closed}. ` +
      'Put the project and DATA_DIR where every account may pass (such as /opt), install setpriv (package util-linux), start as another user, or set DATABASE_URL.',
  );
}

function entersAs({ uid, gid }, folder) {
  return spawnSync('/bin/sh', ['-c', ENTER, 'sh', folder], { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0;
}

function entersWithCapability({ uid, gid }, folder) {
  const rights = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup'];
  const args = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...rights, '--', '/bin/sh', '-c', ENTER, 'sh', folder];
  return spawnSync('setpriv', args, { cwd: '/', stdio: 'ignore' }).status === 0;
}

/** Asks as the account itself: what lies in a folder is reached by those alone who may pass through all above it. */
const ENTER = 'cd "$1"';

function accountOf(name) {
  const idOf = (flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { name, uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    // `id` fails for an account this computer does not have.
    return undefined;
  }
}
