import http, { type Agent } from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';

/** Shorter than the 5 s after which Node servers close an idle connection: a closed one would cost a failed write. */
export const FREE_SOCKET_MS = 4000;
const MARGIN_MS = 500;
/** A server that announces less than this is not asked twice over one connection. */
export const ANNOUNCED_MARGIN_MS = MARGIN_MS * 2;
const announced = new WeakMap<Socket, number>();

/** Remembers how long a server said it keeps an idle connection open. */
export function rememberKeepAlive(socket: Socket, header: string | string[] | undefined): void {
  const seconds = /timeout=(\d{1,6})/.exec(String(header ?? ''))?.[1];
  if (seconds !== undefined) announced.set(socket, Number(seconds) * 1000);
}

/** A pool of connections to the API that never offers one its server is about to close. */
export function keepAliveAgent(protocol: string, maxSockets: number): Agent {
  const options = {
    keepAlive: true,
    maxSockets,
    // As many as may be busy: what is closed between two calls of a busy moment is opened again for the next.
    maxFreeSockets: maxSockets,
    timeout: FREE_SOCKET_MS,
    scheduling: 'lifo',
  } as const;
  const agent = protocol === 'https:' ? new https.Agent(options) : new http.Agent(options);
  agent.on('free', (socket: Socket) => {
    const kept = announced.get(socket);
    if (kept === undefined || socket.destroyed) return;
    if (kept <= ANNOUNCED_MARGIN_MS) socket.destroy();
    else socket.setTimeout(Math.min(FREE_SOCKET_MS, kept - MARGIN_MS));
  });
  return agent;
}
