// A small run for the tests: two services named in order, each a web server that writes down when it is asked to stop.
import { Supervisor } from '../supervise.mjs';

const [folder, firstPort, secondPort, mode] = process.argv.slice(2);
const service = (name, port) => ({
  name,
  args: [new URL('./web-server.mjs', import.meta.url).pathname, name, port, `${folder}/events`, mode ?? ''],
  env: process.env,
  ready: `http://127.0.0.1:${port}/`,
  withinMs: 5_000,
});
const restarts = { most: 2, withinMs: 60_000, pauseMs: 10 };
const supervisor = new Supervisor({ restarts, onStarted: (pids) => console.log(`pids ${pids.join(' ')}`) });
await supervisor.add(service('first', firstPort));
await supervisor.add(service('second', secondPort));
console.log('ready');
