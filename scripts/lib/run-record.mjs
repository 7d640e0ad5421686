import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stop } from './stop.mjs';

const fileIn = (dataFolder) => join(dataFolder, 'running.json');

/**
 * Takes a data folder for this run, before anything is installed, built or started: two starts at once would each undo what the other
 * does. Of a run that ends before it has services the record goes with it.
 */
export function claimRun(dataFolder, { address }) {
  try {
    writeFileSync(fileIn(dataFolder), recordOf(address, []), { flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    throw new Stop('Another start on this data folder was a moment faster. Stop that one first.');
  }
  process.once('exit', () => {
    const record = ownRecord(dataFolder);
    if (record?.processes.length === 1) rmSync(fileIn(dataFolder), { force: true });
  });
}

/** Remembers which processes run on a data folder, so that the next start can tell a living one from what a crash left behind. */
export function writeRunRecord(dataFolder, { address, pids }) {
  const file = fileIn(dataFolder);
  // Whoever reads meanwhile finds the one or the other whole.
  writeFileSync(`${file}.${process.pid}`, recordOf(address, pids));
  renameSync(`${file}.${process.pid}`, file);
}

/** Forgets the run that is ending in order, and no other. */
export function removeRunRecord(dataFolder) {
  if (ownRecord(dataFolder)) rmSync(fileIn(dataFolder), { force: true });
}

const recordOf = (address, pids) =>
  JSON.stringify({ address, processes: [process.pid, ...pids].map((pid) => ({ pid, born: birthOf(pid) })) });

/** What is written about this process; undefined when that is about another. */
function ownRecord(dataFolder) {
  const file = fileIn(dataFolder);
  const record = existsSync(file) ? parsed(readFileSync(file, 'utf8')) : undefined;
  return record?.processes[0]?.pid === process.pid ? record : undefined;
}

/** Stops when the project already runs on this data folder; waits for, or ends, what a killed run left behind. */
export async function settleEarlierRun(dataFolder) {
  const file = fileIn(dataFolder);
  if (!existsSync(file)) return;
  const { address, processes } = parsed(readFileSync(file, 'utf8'));
  const [starter, ...services] = processes;
  if (starter && alive(starter)) throw new Stop(`It is running already at ${address} (process ${starter.pid}). Stop that one first.`);
  // The services notice that their starter is gone and end by themselves; ten seconds is more than they need.
  for (let waited = 0; services.some(alive) && waited < 100; waited += 1) await new Promise((done) => setTimeout(done, 100));
  for (const left of services.filter(alive)) process.kill(left.pid, 'SIGKILL');
  rmSync(file, { force: true });
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    // Half written when the machine went down: nothing of that run can be alive.
    return { address: '', processes: [] };
  }
}

/** Whether the process recorded is still that one: a number alone may have gone to another program. */
const alive = ({ pid, born }) => born !== undefined && birthOf(pid) === born;

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
