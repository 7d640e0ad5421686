import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

const REFUSAL = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** Nothing here speaks another protocol, and a connection that changed its own would pass everything by. */
export function refuseUpgrade(_request: IncomingMessage, socket: Duplex): void {
  socket.on('error', () => undefined);
  socket.end(REFUSAL, () => socket.destroy());
}
