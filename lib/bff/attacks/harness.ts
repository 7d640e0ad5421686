import http, { type IncomingHttpHeaders, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import net, { type AddressInfo, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { createConsoleServer } from '@/lib/console-server/console-server';
import type { Pages } from '@/lib/console-server/next-pages';
import { sealSession } from '@/lib/session/session';
import { cookieHeaderOf, freshKey } from '@/lib/session/testing/session-for-tests';
import { parseEnvironment } from '../environment';
import { requestLog } from '../monitoring/log';
import { buildMachinery, type ProxyServices } from '../proxy-services';
import { type Answer, ask, pageHeaders, type Question } from './wire';

/** The console's core on a port of its own, with everything it logged. */
export interface Stage {
  readonly port: number;
  readonly parts: ProxyServices;
  readonly log: string[];
  readonly server: http.Server;
}

export const TOKEN = 'upstream-secret-token';
export const PASSWORD = 'Sesam öffne dich 🔑';

/** Mounts the core before an API; `parts` shortens what a test does not want to wait for. */
export async function startConsole(
  apiRoot: string,
  parts: Partial<ProxyServices> = {},
  env: Record<string, string> = {},
  pages: Pages = async (_request, response) => void response.end('a page'),
): Promise<Stage> {
  const environment = parseEnvironment({ API_ROOT: apiRoot, SESSION_KEYS: freshKey('k1'), ...env });
  const log: string[] = [];
  const services = buildMachinery(environment, { log: requestLog('info', { write: (line: string) => void log.push(line) }), ...parts });
  const server = createConsoleServer(pages, services);
  const port = await listening(server);
  onTestFinished(() => services.upstream.close());
  return { port, parts: services, log, server };
}

/** What reached the API, in order. */
export interface Hit {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly rawHeaders: string[];
  body: Buffer;
  aborted: boolean;
}

/** An API that records what reaches it and answers an empty success unless told otherwise. */
export async function startUpstream(listener: (hit: Hit, request: IncomingMessage, response: ServerResponse) => void = success) {
  const hits: Hit[] = [];
  const collect: RequestListener = (request, response) => {
    const { method = '', url = '', headers, rawHeaders } = request;
    const hit: Hit = { method, url, headers, rawHeaders, body: Buffer.alloc(0), aborted: false };
    hits.push(hit);
    request.on('data', (chunk: Buffer) => {
      hit.body = Buffer.concat([hit.body, chunk]);
    });
    request.on('error', () => {
      hit.aborted = true;
    });
    response.on('close', () => {
      hit.aborted ||= !response.writableFinished;
    });
    listener(hit, request, response);
  };
  const server = http.createServer(collect);
  const port = await listening(server);
  return { root: `http://127.0.0.1:${port}`, port, hits, server };
}

/** Answers once the whole body has arrived. */
export function success(_hit: Hit, request: IncomingMessage, response: ServerResponse): void {
  request.on('end', () => response.setHeader('content-type', 'application/json').end('{"code":0,"msg":"","data":{"ok":true}}'));
}

/** An API that speaks bytes instead of HTTP: whatever `speak` writes once a request has arrived. */
export async function startRawUpstream(speak: (socket: Socket, count: number) => void) {
  let count = 0;
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', () => {
      count += 1;
      speak(socket, count);
    });
  });
  const port = await listening(server);
  return { root: `http://127.0.0.1:${port}`, port, count: () => count };
}

/** Says one thing and closes. */
export const says = (bytes: string) => startRawUpstream((socket) => socket.end(bytes));

/** A signed-in browser's cookie. */
export async function cookieFor(stage: Stage, login: { token: string; storeId: number } = { token: TOKEN, storeId: 5 }): Promise<string> {
  return cookieHeaderOf((await sealSession(login, stage.parts.environment.session)).cookies);
}

/** Asks as a signed-in page does. */
export async function askSignedIn(stage: Stage, path: string, { headers = {}, ...rest }: Question = {}): Promise<Answer> {
  return ask(stage, path, { ...rest, headers: { ...pageHeaders(await cookieFor(stage)), ...headers } });
}

/** Posts JSON as a signed-in page does. */
export const postJson = (
  stage: Stage,
  path: string,
  body: string | Buffer,
  more: Record<string, string> = {},
  method = 'POST',
): Promise<Answer> =>
  askSignedIn(stage, path, {
    method,
    body,
    headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)), ...more },
  });

async function listening(server: Server | http.Server): Promise<number> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return (server.address() as AddressInfo).port;
}
