import { randomBytes } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { oncePerProcess } from '@/lib/session/once-per-process';

interface Started {
  readonly request: IncomingMessage;
}

/**
 * The name of the header in which a route handler finds the address of the connection. Next tells it to nobody: it copies it
 * into X-Forwarded-For only when the client sent none. Node announces each request before Next sees it, and there the
 * address is written under a name that is random per process, so that no client can send it.
 */
export const peerHeader = (): string =>
  oncePerProcess('peer-header', () => {
    const name = `x-peer-${randomBytes(12).toString('hex')}`;
    subscribe('http.server.request.start', (message) => {
      const { request } = message as Started;
      request.headers[name] = request.socket.remoteAddress ?? '';
    });
    return name;
  });
