import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Processes as a record names them, so that they can be told later from others that got their numbers. */
export const recorded = (pids) => pids.map((pid) => ({ pid, born: birthOf(pid) }));

/** Whether the process recorded is still that one: a number alone may have gone to another program. */
export const alive = ({ pid, born }) => born !== undefined && birthOf(pid) === born;

/** When a process began, in whatever words the system has for it; undefined when there is none such. */
function birthOf(pid) {
  try {
    if (process.platform === 'linux') return birthOnLinux(pid);
    if (process.platform === 'win32') return undefined;
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** The start time in ticks since boot. A process that has ended but was not collected yet counts as gone. */
function birthOnLinux(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  return fields[0] === 'Z' ? undefined : fields[19];
}
