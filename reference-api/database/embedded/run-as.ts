import { execFileSync, type SpawnOptions, spawnSync } from 'node:child_process';
import { chownSync, constants } from 'node:fs';
import { StartupError } from '@/reference-api/startup-error';

/** How the database programs are started, and who owns their files. */
export interface Runner {
  /** The command line for a program. */
  command(program: string, args: readonly string[]): { program: string; args: string[]; options: SpawnOptions };
  /** Hands a file or folder over to the account the programs run under. */
  own(path: string): void;
}

interface Account {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root; then another account of the computer runs it. */
export function runnerFor(program: string, dataDir: string): Runner {
  if (process.getuid?.() !== 0) return { command: (name, args) => ({ program: name, args: [...args], options: {} }), own: () => undefined };
  const account = accountOf('postgres') ?? accountOf('nobody');
  if (!account) throw new StartupError('PostgreSQL does not run as root; start the API as another user, or set DATABASE_URL.');
  const own = (path: string) => chownSync(path, account.uid, account.gid);
  if (canReach(account, program, dataDir)) return { own, command: (name, args) => ({ program: name, args: [...args], options: account }) };
  return { own, command: withReach(account, program, dataDir) };
}

/**
 * Under a private folder such as /root the other account keeps one right of root's: to pass folders closed to it. `initdb` asks access(2),
 * which drops the right for an account other than root unless the securebit is set.
 */
function withReach({ uid, gid }: Account, program: string, dataDir: string): Runner['command'] {
  const right = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup'];
  const keep = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...right, '--'];
  if (spawnSync('setpriv', [...keep, program, '--version']).status !== 0) {
    throw new StartupError(`The account that runs the database cannot enter ${dataDir}; choose another DATA_DIR, or set DATABASE_URL.`);
  }
  return (name, args) => ({ program: 'setpriv', args: [...keep, name, ...args], options: {} });
}

function canReach(account: Account, program: string, dataDir: string): boolean {
  // That it exists is seen from outside; what lies in it is reached by those alone who may pass through.
  const passable = `require('node:fs').accessSync(${JSON.stringify(dataDir)}, ${constants.X_OK})`;
  const probe = spawnSync(process.execPath, ['-e', passable], { ...account, cwd: '/' });
  return probe.status === 0 && spawnSync(program, ['--version'], { ...account, cwd: '/' }).status === 0;
}

function accountOf(name: string): Account | undefined {
  const idOf = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch (error) {
    // `id` fails for an account this computer does not have.
    if (error instanceof Error) return undefined;
    throw error;
  }
}
