import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TICK_MS = 10;

/**
 * The CPU time in ms an API and its built-in database have used so far. Unlike the clock it does not depend on what else the
 * machine does. Undefined where the system does not tell it.
 */
export function cpuOf(platform) {
  const parts = cpuParts(platform);
  return parts && parts.api + parts.database;
}

/** The same of each by itself. */
export function cpuParts({ pid, dataDir }) {
  if (!existsSync(`/proc/${pid}/stat`)) return undefined;
  const postmaster = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const running = processes();
  // A connection is a process of its own; helpers that have ended are added up in the one that started them.
  const connections = running.filter((each) => each.parent === postmaster).reduce((sum, { used }) => sum + used, 0);
  const ended = running.find((each) => each.pid === postmaster)?.ended ?? 0;
  const api = running.find((each) => each.pid === pid)?.used ?? Number.NaN;
  return { api: api * TICK_MS, database: (connections + ended) * TICK_MS };
}

const processes = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const line = statOf(name);
      if (line === undefined) return [];
      // The name of the program may hold spaces, so the fields are counted from its closing bracket.
      const fields = line
        .slice(line.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      return [{ pid: Number(name), parent: fields[1], used: fields[11] + fields[12], ended: fields[13] + fields[14] }];
    });

/** Undefined when the process ended between listing and reading. */
function statOf(name) {
  try {
    return readFileSync(`/proc/${name}/stat`, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return undefined;
    throw error;
  }
}
