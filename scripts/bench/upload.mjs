import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import http from 'node:http';
import { inProject } from '../lib/project.mjs';
import { environment, signIn, startConsole } from './console-process.mjs';
import { memoryOf } from './memory.mjs';
import { benchApi } from './upload-api.mjs';

const MIB = 1024 * 1024;
const FORM = { 'content-type': 'multipart/form-data; boundary=b' };
const UPLOAD = '/api/v1/admin/video/upload';

/** Uploads large bodies through the console and prints whether they arrived whole and what memory it took. */
export async function benchUpload(options) {
  const mib = Number(options[options.indexOf('--size') + 1]) || 200;
  if (options.includes('--api')) return benchApi(mib);
  const core = options.includes('--core');
  const upstream = await startUpstream();
  const target = core ? await startCore(upstream.port) : await startConsole(upstream.port);
  try {
    const headers = { ...FORM, ...(await signIn(target.port)) };
    await send(target.port, `/api${UPLOAD}`, headers, 1);
    console.log(`${core ? 'The core on node:http' : 'The built console'}, ${mib} MB, memory at rest ${memoryOf(target.pid)} MB`);
    report(upstream, 'one', await measured(target.pid, () => send(target.port, `/api${UPLOAD}`, headers, mib)));
    const part = Math.min(mib, 200);
    report(
      upstream,
      `four at once of ${part} MB`,
      await measured(target.pid, () => Promise.all([1, 2, 3, 4].map(() => send(target.port, `/api${UPLOAD}`, headers, part)))),
    );
    const direct = await measured(target.pid, () => send(upstream.port, UPLOAD, FORM, mib));
    console.log(`straight to the upstream   ${direct.seconds.toFixed(2)} s`);
  } finally {
    target.child.kill('SIGTERM');
    upstream.server.close();
    upstream.server.closeAllConnections();
  }
}

function report(upstream, name, { result, seconds, growthMb, startedAt }) {
  const sums = [result].flat();
  const arrived = upstream.uploads.splice(-sums.length);
  const whole = sums.every((sum) => arrived.some((upload) => upload.sum === sum));
  const firstByte = Math.round(Math.min(...arrived.map(({ firstByteAt }) => firstByteAt)) - startedAt);
  console.log(
    `${name.padEnd(26)} ${seconds.toFixed(2)} s, SHA-256 ${whole ? 'equal' : 'DIFFERS'}, first byte upstream after ${firstByte} ms, memory +${growthMb} MB`,
  );
  if (!whole) process.exitCode = 1;
}

async function measured(pid, act) {
  const rest = memoryOf(pid);
  let peak = rest;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid));
  }, 20);
  const startedAt = performance.now();
  const result = await act().finally(() => clearInterval(watch));
  return { result, startedAt, seconds: (performance.now() - startedAt) / 1000, growthMb: peak - rest };
}

async function startUpstream() {
  const uploads = [];
  const server = http.createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url.endsWith('/login'))
      return request.resume().on('end', () => response.end('{"code":0,"data":{"token":"bench","storeId":0}}'));
    const upload = { sum: '', firstByteAt: 0 };
    const sum = createHash('sha256');
    uploads.push(upload);
    request.on('data', (chunk) => {
      upload.firstByteAt ||= performance.now();
      sum.update(chunk);
    });
    request.on('end', () => {
      upload.sum = sum.digest('hex');
      response.end('{"code":0}');
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: server.address().port, uploads };
}

async function startCore(apiPort) {
  const entry = inProject('lib/bff/attacks/core-process.ts');
  const child = fork(entry, [], { execArgv: ['--import', 'tsx'], env: { ...environment(apiPort, 3000) } });
  const { port } = await new Promise((resolve, reject) => child.once('message', resolve).once('exit', reject));
  return { child, pid: child.pid, port };
}

/** Sends so many MiB at the pace the other side reads; answers their SHA-256. */
async function send(port, path, headers, mib) {
  const sum = createHash('sha256');
  const request = http.request({
    port,
    host: '127.0.0.1',
    path,
    method: 'POST',
    agent: false,
    headers: { ...headers, 'content-length': mib * MIB },
  });
  const status = new Promise((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (response) => response.resume().on('end', () => resolve(response.statusCode)));
  });
  const chunk = Buffer.alloc(MIB);
  for (let each = 0; each < mib; each += 1) {
    chunk.writeUInt32LE(each);
    const copy = Buffer.from(chunk);
    sum.update(copy);
    if (!request.write(copy)) await new Promise((resolve) => request.once('drain', resolve));
  }
  request.end();
  if ((await status) !== 200) throw new Error(`the upload was answered with ${await status}`);
  return sum.digest('hex');
}
