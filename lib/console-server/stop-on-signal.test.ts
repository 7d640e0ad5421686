import { spawn } from 'node:child_process';
import http from 'node:http';
import net from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { clockBeside, timed } from '@/lib/testing/clock-beside';

/** What a stop may take while calls are answered (row 99). */
const STOP_MS = 6_000;
/** When what is still under way is cut off, and when whoever started the process kills it. */
const [DEADLINE_MS, KILLED_MS] = [7_000, 8_000];

/**
 * A process with a server that answers a body when it has all of it, and says so when a request has begun. It keeps idle connections as long as
 * the console does.
 */
async function started() {
  const code = `
    import http from 'node:http';
    import { stopOnSignal } from '${new URL('./stop-on-signal.ts', import.meta.url).href}';
    const server = http.createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
      request.on('data', () => console.log('begun')).on('error', () => undefined);
      request.on('end', () => response.end('whole'));
    });
    stopOnSignal(server);
    server.listen(0, '127.0.0.1', () => console.log('port ' + server.address().port));`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await expect.poll(() => said, { timeout: 30_000 }).toContain('port ');
  return { child, ended, port: Number(/port (\d+)/.exec(said)?.[1]), begun: () => said.split('begun').length - 1 };
}

/** An upload whose last byte comes when it is told to. */
function uploading(port: number) {
  const request = http.request({ port, host: '127.0.0.1', method: 'POST', headers: { 'content-length': '10' }, agent: false });
  const answered = new Promise<string>((resolve) => {
    request.on('error', () => resolve('broken'));
    request.on('response', (response) => response.on('data', (text) => resolve(String(text))));
  });
  request.write('123456789');
  return { answered, finish: () => request.end('0') };
}

/** Whether nobody listens any more: the process has heard that it is to stop. */
const refuses = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.destroy());
    socket.on('error', () => resolve(true)).on('close', () => resolve(false));
  });

test('row 99: told to stop, a running upload is answered, and a connection that is kept open for nothing holds nobody up', async () => {
  const { child, ended, port, begun } = await started();
  const agent = new http.Agent({ keepAlive: true });
  await new Promise<void>((resolve, reject) => {
    http.get({ port, host: '127.0.0.1', agent }, (response) => response.resume().on('end', () => resolve())).on('error', reject);
  });
  const upload = uploading(port);
  await expect.poll(begun).toBe(1);
  expect(Object.values(agent.freeSockets).flat()).toHaveLength(1);
  const told = performance.now();
  child.kill('SIGTERM');
  await expect.poll(() => refuses(port), { timeout: 10_000 }).toBe(true);
  upload.finish();
  expect(await upload.answered).toBe('whole');
  expect(await ended).toBe(143);
  // A connection that is kept open would be cut off at the deadline, and not before.
  expect(performance.now() - told).toBeLessThan(STOP_MS);
  agent.destroy();
}, 60_000);

test('row 99: an upload that does not end is cut off at the deadline', async () => {
  const { child, ended, port, begun } = await started();
  const upload = uploading(port);
  await expect.poll(begun).toBe(1);
  const told = performance.now();
  const deadline = clockBeside();
  timed(deadline, DEADLINE_MS);
  child.kill('SIGTERM');
  expect(await upload.answered).toBe('broken');
  expect(await ended).toBe(143);
  expect(performance.now() - told).toBeGreaterThan(DEADLINE_MS - 100);
  expect(deadline.turns).toBeLessThan((KILLED_MS - DEADLINE_MS) / 10);
}, 60_000);
