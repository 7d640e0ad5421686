import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { alive, recorded } from './living.mjs';

/** Writing a claim is over sooner than that, unless its writer was killed in it. */
const WRITTEN_WITHIN_MS = 100;

/**
 * Makes a file that says this process holds something; answers how to let it go. Undefined while another process that lives holds it; what
 * a killed one holds is taken over.
 */
export async function hold(file) {
  for (;;) {
    if (claimed(file, JSON.stringify({ processes: recorded([process.pid]) }))) return () => rmSync(file, { force: true });
    const text = await readClaim(file);
    if (text === undefined) continue;
    if (processesOf(text).some(alive) || !(await removeClaim(file, text))) return undefined;
  }
}

/** Writes a claim where none is; false where one is. */
export function claimed(file, text) {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/** What a claim says; undefined when there is none. One that is being written this moment is read when that is done. */
export async function readClaim(file) {
  const text = textOf(file);
  if (text === undefined || isWhole(text)) return text;
  await sleep(WRITTEN_WITHIN_MS);
  return textOf(file);
}

/**
 * Removes a claim that still says what was read; false while another process is about the same. Several may have read it: whoever comes
 * late must not remove what the quickest has written in its place.
 */
export async function removeClaim(file, text) {
  const letGo = await hold(`${file}.${createHash('sha256').update(text).digest('hex').slice(0, 16)}`);
  if (!letGo) return false;
  try {
    if (textOf(file) === text) rmSync(file);
  } finally {
    letGo();
  }
  return true;
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  }
}

function isWhole(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Of a claim that was half written when the machine went down nothing can be alive. */
const processesOf = (text) => (isWhole(text) ? JSON.parse(text).processes : []);
