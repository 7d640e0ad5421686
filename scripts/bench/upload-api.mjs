import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../lib/ports.mjs';
import { root } from '../lib/project.mjs';
import { answers } from './console-process.mjs';
import { memoryOf } from './memory.mjs';

const MIB = 1024 * 1024;
const HEAD = '--b\r\nContent-Disposition: form-data; name="file"; filename="large.mp4"\r\nContent-Type: video/mp4\r\n\r\n';
const TAIL = '\r\n--b--\r\n';

/** Sends one large video straight to the reference API and prints what memory it took, and that a second one cut off leaves nothing. */
export async function benchApi(mib) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-api-'));
  const port = await freePort();
  const settings = { DATA_DIR: folder, REFERENCE_API_PORT: String(port), VIDEO_MAX_MB: '10240', LOG_LEVEL: 'error' };
  const api = spawn(process.execPath, ['--import', 'tsx', 'reference-api/main.ts'], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => api.once('exit', resolve));
  try {
    for (const until = Date.now() + 120_000; !(await answers(port)); ) if (Date.now() > until) throw new Error('the API did not start');
    const token = await signIn(port);
    await sendVideo(port, token, 1);
    const rest = memoryOf(api.pid);
    let peak = rest;
    const watch = setInterval(() => {
      peak = Math.max(peak, memoryOf(api.pid));
    }, 20);
    const startedAt = performance.now();
    const { code } = await sendVideo(port, token, mib).finally(() => clearInterval(watch));
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`The reference API, ${mib} MB    ${seconds} s, code ${code}, memory at rest ${rest} MB, +${peak - rest} MB`);
    await sendVideo(port, token, mib, mib / 2).catch(() => undefined);
    await new Promise((later) => setTimeout(later, 1000));
    console.log(`left behind by one cut off in the middle: ${readdirSync(join(folder, 'media', '.incoming')).length} files`);
  } finally {
    api.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function signIn(port) {
  const answer = await fetch(`http://127.0.0.1:${port}/v1/admin/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'Shangtai123' }),
  });
  return (await answer.json()).data.token;
}

/** Sends a video of so many MiB; with `until`, the connection is cut after that many. */
async function sendVideo(port, token, mib, until = mib) {
  const headers = {
    token,
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': HEAD.length + mib * MIB + TAIL.length,
  };
  const request = http.request({ port, host: '127.0.0.1', path: '/api/v1/admin/video/upload', method: 'POST', agent: false, headers });
  const answer = new Promise((resolve, reject) => {
    request.on('error', reject);
    request.on('response', async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve(JSON.parse(text));
    });
  });
  request.write(HEAD);
  const chunk = Buffer.alloc(MIB);
  chunk.write('\0\0\0\x18ftypisom', 'latin1');
  for (let each = 0; each < until; each += 1) {
    // Every file differs from the one before, so that none is taken for another.
    chunk.writeUInt32LE(each + mib, 64);
    if (!request.write(Buffer.from(chunk))) await new Promise((resolve) => request.once('drain', resolve));
  }
  if (until < mib) request.destroy(new Error('cut off'));
  else request.end(TAIL);
  return answer;
}
