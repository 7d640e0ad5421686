import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { consoleServer, ensureBuilt } from '../lib/build.mjs';
import { freePort } from '../lib/ports.mjs';
import { inProject, root } from '../lib/project.mjs';

const ORIGIN = 'http://bench.example';

/** The built console over an API at a port, started and answering. */
export async function startConsole(apiPort) {
  await ensureBuilt('console');
  const port = await freePort();
  // Not `next start`: that is not what runs in production.
  const child = fork(inProject(consoleServer()), [], { cwd: root, env: environment(apiPort, port), stdio: 'ignore' });
  const until = Date.now() + 30_000;
  while (!(await answers(port))) {
    if (Date.now() < until) continue;
    child.kill('SIGKILL');
    throw new Error('the console did not start');
  }
  return { child, pid: child.pid, port };
}

/** What a process of the console needs to know. */
export const environment = (apiPort, port) => ({
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  API_ROOT: `http://127.0.0.1:${apiPort}`,
  PUBLIC_ORIGIN: ORIGIN,
  SESSION_KEYS: `k1:${randomBytes(32).toString('base64url')}`,
  UPLOAD_MAX_MB: '10240',
  LOG_LEVEL: 'silent',
  PORT: String(port),
  HOST: '127.0.0.1',
});

/** Whether a port of this computer answers; a moment later when it does not. */
export const answers = (port) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => new Promise((resolve) => setTimeout(() => resolve(false), 100)),
  );

/** Signs in through the console; answers the headers further calls need. */
export async function signIn(port, username = 'bench', password = 'bench') {
  const headers = { 'x-csrf': '1', origin: ORIGIN };
  const login = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  };
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/admin/user/login`, login);
  return {
    ...headers,
    cookie: response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  };
}
