import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { apiFolder } from '../lib/build.mjs';
import { freePort } from '../lib/ports.mjs';
import { inProject } from '../lib/project.mjs';
import { runNode } from '../lib/run.mjs';
import { answers } from './console-process.mjs';

const START_MS = 60_000;
const STOP_MS = 40_000;
const PASSWORD = 'Shangtai123';

/** A platform with so many members and ledger rows, filled if it is not yet, its API running. */
export async function openPlatform(folder, members) {
  const platform = await openFilled(join(folder, String(members)), { members, ledgers: members });
  return { ...platform, members };
}

/** A platform with at least so many rows of each part that `api:seed` can make large, its API running. */
export async function openFilled(dataDir, rows, variables = {}) {
  mkdirSync(dataDir, { recursive: true });
  const port = await freePort();
  const own = { DATA_DIR: dataDir, DATABASE_URL: '', REFERENCE_API_PORT: String(port), LOG_LEVEL: 'silent' };
  const env = { ...process.env, ...own, ...variables };
  const main = inProject(apiFolder(), 'main.mjs');
  const started = performance.now();
  const sizes = Object.entries(rows).flatMap(([part, count]) => [`--${part}`, String(count)]);
  const code = await runNode([main, 'seed', ...sizes], { env });
  if (code !== 0) throw new Error('the platform could not be filled: the lines above say why');
  console.log(
    `${Object.entries(rows)
      .map(([part, count]) => `${Number(count).toLocaleString('en')} ${part}`)
      .join(', ')} after ${seconds(started)} s`,
  );
  const child = spawn(process.execPath, [main, 'serve'], { env, stdio: 'ignore' });
  const platform = { port, pid: child.pid, dataDir, stop: () => stopped(child) };
  const until = Date.now() + START_MS;
  while (!(await answers(port))) {
    if (child.exitCode === null && Date.now() < until) continue;
    await platform.stop();
    throw new Error('the API did not start');
  }
  const main0 = await signedIn(port, 'admin');
  return { ...platform, headers: { main: main0, store: await signedIn(port, 'store1') } };
}

/** The seconds since a moment of performance.now(). */
export const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);

/** One reading call; answers its data and what it took in ms. */
export async function ask({ port, headers }, who, path) {
  const started = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: headers[who] });
  const { code, msg, data } = await response.json();
  if (code !== 0) throw new Error(`${path} was answered with ${code} ${msg}`);
  return { data, ms: performance.now() - started };
}

/** One change, by PUT with a JSON body. */
export async function tell({ port, headers }, who, path, body) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'PUT',
    headers: { ...headers[who], 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
  const { code, msg } = await response.json();
  if (code !== 0) throw new Error(`${path} was answered with ${code} ${msg}`);
}

async function signedIn(port, username) {
  const response = await fetch(`http://127.0.0.1:${port}/v1/admin/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  });
  const { data } = await response.json();
  return { token: data.token, storeid: String(data.storeId) };
}

/** A stop is given time to bring the database to rest. */
function stopped(child) {
  if (child.exitCode !== null) return Promise.resolve();
  const killing = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  return gone.finally(() => clearTimeout(killing));
}
