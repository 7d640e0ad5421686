import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ENDS_WITHIN_MS = 10_000;

/**
 * Ends the built-in database under a data folder that an API left running when it was killed, and waits until its files are at rest. It is
 * asked at once: whoever does not wait has asked all the same. SIGINT is PostgreSQL's fast shutdown.
 */
export async function endLeftDatabase(dataFolder) {
  const pid = runningDatabase(dataFolder);
  if (pid === undefined) return;
  process.kill(pid, 'SIGINT');
  for (const until = Date.now() + ENDS_WITHIN_MS; runningDatabase(dataFolder) === pid && Date.now() < until; ) await sleep(50);
}

/** The process a database's own file names; after a reboot the number may belong to any other program. */
function runningDatabase(dataFolder) {
  const pid = Number(textOf(join(dataFolder, 'postgres', 'postmaster.pid'))?.split('\n')[0]);
  return pid > 0 && isPostgres(pid) ? pid : undefined;
}

function isPostgres(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'ESRCH' && error.code !== 'EPERM') throw error;
    // It is gone, or another account's, which only that one may end.
    return false;
  }
  // Where the system tells no command lines its life alone decides; that of one nobody has collected yet is empty.
  return process.platform !== 'linux' || (textOf(`/proc/${pid}/cmdline`)?.includes('postgres') ?? false);
}

/** Undefined for what is not there, or goes while it is read. */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'ESRCH') throw error;
    return undefined;
  }
}
