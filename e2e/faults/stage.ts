import { randomBytes } from 'node:crypto';
import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, ask, pageHeaders, type Question } from '@/lib/bff/attacks/wire';
import { parseKeyRing } from '@/lib/session/key-ring';
import { sealSession } from '@/lib/session/session';
import { freePort } from '@/scripts/lib/ports.mjs';
import type { Service } from '@/scripts/lib/service.mjs';
import { startConsole } from '../stack/console-process';

export const TOKEN = 'upstream-secret-token';

/** The built console before an API that does as a test says, without a browser and without a database. */
export interface Stage {
  readonly port: number;
  readonly apiPort: number;
  readonly service: Service;
  readonly hits: { method: string; url: string; headers: IncomingHttpHeaders; aborted: boolean }[];
  cookie(): Promise<string>;
  /** Asks as a signed-in page does. */
  asPage(path: string, question?: Question): Promise<Answer>;
  stop(): Promise<void>;
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts both; `listener` answers every call to the API. */
export async function startStage(name: string, listener: Listener = success, settings: Record<string, string> = {}): Promise<Stage> {
  const hits: Stage['hits'] = [];
  const api = http.createServer((request, response) => {
    const hit = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, aborted: false };
    hits.push(hit);
    request.on('error', () => undefined);
    response.on('close', () => {
      hit.aborted = !response.writableFinished;
    });
    listener(request, response);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const apiPort = (api.address() as AddressInfo).port;
  const port = await freePort();
  const SESSION_KEYS = `k1:${randomBytes(32).toString('base64url')}`;
  const service = await startConsole(name, port, `http://127.0.0.1:${apiPort}`, { SESSION_KEYS, ...settings });
  const cookie = async () => {
    const config = { keys: parseKeyRing(SESSION_KEYS), maxAgeS: 600, epochS: 0, secure: false };
    return (await sealSession({ token: TOKEN, storeId: 5 }, config)).cookies.map((line) => line.split(';')[0]).join('; ');
  };
  return {
    port,
    apiPort,
    service,
    hits,
    cookie,
    asPage: async (path, { headers = {}, ...rest } = {}) =>
      ask({ port }, path, { ...rest, headers: { ...pageHeaders(await cookie()), origin: `http://127.0.0.1:${port}`, ...headers } }),
    stop: async () => {
      await service.stop();
      api.closeAllConnections();
      await new Promise((resolve) => api.close(resolve));
    },
  };
}

/** Answers the calls a page needs, so that it can be drawn, and an empty success to everything else. */
export function success(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  request.on('end', () => {
    const info = { permission: ['admin_P1'], name: 'Hidden Name', power: 'platform', storeId: 5 };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ code: 0, msg: '', data: request.url?.includes('/user/info') ? info : {} }));
  });
}
