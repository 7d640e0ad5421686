import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { claimed, readClaim, removeClaim } from './claims/hold.mjs';
import { alive, recorded } from './claims/living.mjs';
import { Stop } from './stop.mjs';

const fileIn = (dataFolder) => join(dataFolder, 'running.json');

/**
 * Takes a data folder for this run, before anything is installed, built or started: two starts at once would each undo what the other
 * does. Of a run that ends before it has services the record goes with it.
 */
export function claimRun(dataFolder, { address }) {
  if (!claimed(fileIn(dataFolder), recordOf(address, [])))
    throw new Stop('Another start on this data folder was a moment faster. Stop that one first.');
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

const recordOf = (address, pids) => JSON.stringify({ address, processes: recorded([process.pid, ...pids]) });

/** What is written about this process; undefined when that is about another. */
function ownRecord(dataFolder) {
  const file = fileIn(dataFolder);
  const record = existsSync(file) ? parsed(readFileSync(file, 'utf8')) : undefined;
  return record?.processes[0]?.pid === process.pid ? record : undefined;
}

/**
 * Stops when the project already runs on this data folder; waits for, or ends, what a killed run left behind, and forgets that run. Another
 * start that does the same may have taken the folder meanwhile: its record stays, and whoever claims next is told.
 */
export async function settleEarlierRun(dataFolder) {
  const file = fileIn(dataFolder);
  const text = await readClaim(file);
  if (text === undefined) return;
  const { address, processes } = parsed(text);
  const [starter, ...services] = processes;
  if (starter && alive(starter)) throw new Stop(`It is running already at ${address} (process ${starter.pid}). Stop that one first.`);
  // The services notice that their starter is gone and end by themselves; ten seconds is more than they need.
  for (let waited = 0; services.some(alive) && waited < 100; waited += 1) await new Promise((done) => setTimeout(done, 100));
  for (const left of services.filter(alive)) process.kill(left.pid, 'SIGKILL');
  await removeClaim(file, text);
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    // Half written when the machine went down: nothing of that run can be alive.
    return { address: '', processes: [] };
  }
}
