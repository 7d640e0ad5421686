// A small run for the tests: two services named in order, each a web server that writes down when it is asked to stop.
// In the modes `working` and `failing` something is done beside the first of them.
import { appendFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runNode } from '../run.mjs';
import { runCommand, Stop } from '../stop.mjs';
import { Supervisor } from '../supervise.mjs';

const [folder, firstPort, secondPort, mode] = process.argv.slice(2);
const service = (name, port) => ({
  name,
  args: [fileURLToPath(new URL('./web-server.mjs', import.meta.url)), name, port, `${folder}/events`, mode ?? ''],
  env: process.env,
  ready: `http://127.0.0.1:${port}/`,
  withinMs: 5_000,
  afterKill: async () => appendFileSync(`${folder}/events`, `${name} cleared up after\n`),
});
const restarts = { most: 2, withinMs: 60_000, pauseMs: 10 };
const supervisor = new Supervisor({ restarts, onStarted: (pids) => console.log(`pids ${pids.join(' ')}`) });
const work = {
  working: () => runNode(['-e', 'console.log("working", process.pid); setInterval(() => {}, 1e9)']),
  failing: async () => {
    throw new Stop('the work failed');
  },
}[mode];
await runCommand(async () => {
  const first = supervisor.add(service('first', firstPort));
  if (work) await first.then(() => supervisor.meanwhile(work()));
  await first;
  await supervisor.add(service('second', secondPort));
  console.log('ready');
});
