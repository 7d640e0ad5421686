import { execFileSync, fork } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { consoleServer, ensureBuilt } from '../lib/build.mjs';
import { freePort } from '../lib/ports.mjs';
import { inProject } from '../lib/project.mjs';
import { answers, environment, signIn } from './console-process.mjs';
import { startNginx } from './proxy-nginx.mjs';

const PATH = '/v1/admin/user/list?currPage=1&pageSize=20';
const PICTURE = `/media/pictures/${'0123456789abcdef'.repeat(4)}.png`;
const RATE = 200;
const started = [];

/** What the console costs for each call, beside proxies that check nothing; all from one run on this computer. */
export async function benchProxy(args) {
  const options = {
    seconds: { type: 'string', default: '6' },
    connections: { type: 'string', default: '32' },
    'as-built': { type: 'boolean' },
  };
  const { values } = parseArgs({ args, options });
  const load = { seconds: Number(values.seconds), connections: Number(values.connections) };
  try {
    if (!values['as-built']) await ensureBuilt('console');
    const api = await end('api');
    const root = `http://127.0.0.1:${api.port}`;
    const rows = [];
    const measureThis = async (name, proxy, path, headers) =>
      rows.push({ name, isPicture: path === PICTURE, ...(await measure(proxy, headOf(path, headers), load)) });
    await measureThis('direct', api, PATH);
    const bare = await end('undici', root);
    await measureThis('bare node + undici', bare, PATH);
    await measureThis('bare node + undici', bare, PICTURE);
    await measureThis('http-proxy-3', await end('http-proxy-3', root), PATH);
    const nginx = await startNginx(api.port);
    if (nginx) await measureThis('nginx', begun(nginx), PATH);
    for (const [name, start] of [
      ['the console as it is started', [inProject(consoleServer())]],
      ['its route handler under next start', [inProject('node_modules/next/dist/bin/next'), 'start', '--hostname', '127.0.0.1']],
    ]) {
      const proxy = await startedConsole(start, api.port);
      const signedIn = await signIn(proxy.port);
      await measureThis(name, proxy, `/api${PATH}`, signedIn);
      await measureThis(name, proxy, PICTURE, signedIn);
    }
    report(rows);
  } finally {
    for (const child of started) child.kill('SIGKILL');
  }
}

const begun = (child) => {
  started.push(child.child);
  return child;
};

function end(role, target = '') {
  const child = fork(fileURLToPath(new URL('./proxy-ends.mjs', import.meta.url)), [role, target], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  started.push(child);
  return new Promise((resolve, reject) => {
    child.once('message', ({ port }) => resolve({ child, pid: child.pid, port }));
    child.once('exit', (code) => reject(new Error(`${role} ended with ${code}`)));
  });
}

/** With its log on, as in production; the lines go nowhere. */
async function startedConsole([file, ...args], apiPort) {
  const port = await freePort();
  const nowhere = openSync('/dev/null', 'w');
  const env = { ...environment(apiPort, port), LOG_LEVEL: 'info' };
  const child = fork(file, args.length > 0 ? [...args, '--port', String(port)] : [], {
    env,
    stdio: ['ignore', nowhere, nowhere, 'ipc'],
  });
  started.push(child);
  const until = Date.now() + 60_000;
  while (!(await answers(port))) if (Date.now() > until) throw new Error(`${file} did not start`);
  return { child, pid: child.pid, port };
}

const headOf = (path, more = {}) =>
  [`GET ${path} HTTP/1.1`, 'Host: bench.example', ...Object.entries(more).map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n');

/** Warm, then as many calls as it takes, then at a steady rate. */
async function measure({ port, pid }, head, { seconds, connections }) {
  const ask = (order) => loaded({ port, head, connections, ...order });
  await ask({ seconds: 2 });
  const before = cpuMs(pid);
  const flood = await ask({ seconds });
  const cpu = ((cpuMs(pid) - before) * 1000) / flood.calls;
  const steady = await ask({ seconds: Math.max(5, seconds), rate: RATE });
  if (flood.calls === 0) throw new Error('no call was answered');
  return {
    perSecond: flood.calls / flood.seconds,
    cpu,
    p50: steady.p50,
    p99: steady.p99,
    max: steady.max,
    late: steady.latep99,
    mb: residentMb(pid),
    failed: flood.failed + steady.failed,
  };
}

function loaded(order) {
  const child = fork(fileURLToPath(new URL('./proxy-load.mjs', import.meta.url)));
  started.push(child);
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the load ended with ${code}`)));
    child.once('message', (result) => {
      resolve(result);
      child.kill('SIGKILL');
    });
    child.send(order);
  });
}

const TICK_MS = 1000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
/** CPU a process has used so far; other work on the computer does not count. */
function cpuMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
const residentMb = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

function report(rows) {
  const bareOf = ({ isPicture }) => rows.find((row) => row.name.startsWith('bare') && row.isPicture === isPicture);
  const head = ['', 'calls/s', 'of bare', 'CPU us', 'of bare', `p50 ms at ${RATE}/s`, 'p99', 'max', 'load late p99', 'MB', 'refused'];
  const lines = rows.map(({ name, isPicture, perSecond, cpu, p50, p99, max, late, mb, failed }) => [
    isPicture ? `${name}, a picture` : name,
    perSecond.toFixed(0),
    (perSecond / bareOf({ isPicture }).perSecond).toFixed(2),
    cpu.toFixed(0),
    (bareOf({ isPicture }).cpu / cpu).toFixed(2),
    p50.toFixed(2),
    p99.toFixed(2),
    max.toFixed(1),
    late.toFixed(2),
    mb.toFixed(0),
    String(failed),
  ]);
  for (const line of [head, ...lines]) console.log(line.map((cell, at) => (at === 0 ? cell.padEnd(48) : cell.padStart(14))).join(''));
}
