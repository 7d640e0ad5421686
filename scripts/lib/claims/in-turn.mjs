import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inProject } from '../project.mjs';
import { say } from '../say.mjs';
import { Stop } from '../stop.mjs';
import { hold } from './hold.mjs';

/**
 * Does what two processes must not do to the project at once, whatever data folders they run on: who comes second is told, waits, and does its
 * work after the first. One that was killed in its turn holds nobody up.
 */
export async function inTurn(name, work) {
  const file = inProject('.data', `${name.toLowerCase().replaceAll(' ', '-')}.json`);
  const letGo = await held(name, file);
  process.once('exit', letGo);
  try {
    return await work();
  } finally {
    process.removeListener('exit', letGo);
    letGo();
  }
}

async function held(name, file) {
  makeFolder(dirname(file));
  for (let told = false; ; told = true) {
    const letGo = await hold(file);
    if (letGo) return letGo;
    if (!told) say(`• ${name}: another process is at it, this one waits …`);
    await sleep(200);
  }
}

function makeFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new Stop(`The folder ${folder} cannot be made (${error.code}). Make its place writable.`);
  }
}
