import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import net from 'node:net';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
  readonly json: { code?: number; msg?: string; message?: string; data?: unknown };
  readonly ms: number;
}

export const ORIGIN = 'http://localhost:3000';

/** What the console's own pages send with every call. */
export const pageHeaders = (cookie: string): Record<string, string> => ({
  'x-csrf': '1',
  origin: ORIGIN,
  cookie,
  'sec-fetch-site': 'same-origin',
});

export interface Question {
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
}

/** Asks the console and reads the whole answer; the path goes out exactly as written. */
export function ask(stage: { port: number }, path: string, { method = 'GET', headers = {}, body }: Question = {}): Promise<Answer> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const request = http.request({ port: stage.port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('error', reject);
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(answered(response, Buffer.concat(chunks), startedAt)));
    });
    request.on('error', reject);
    request.end(body);
  });
}

function answered(response: IncomingMessage, bytes: Buffer, startedAt: number): Answer {
  const text = bytes.toString('utf8');
  const isJson = /json/.test(response.headers['content-type'] ?? '') && !response.headers['content-encoding'] && text !== '';
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    bytes,
    text,
    json: isJson ? JSON.parse(text) : {},
    ms: performance.now() - startedAt,
  };
}

/** Writes bytes to a port and collects what comes back until the other side closes or `quietMs` pass. */
export function raw(port: number, bytes: string | Buffer, quietMs = 1500): Promise<{ text: string; closed: boolean }> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    let text = '';
    const end = (closed: boolean) => {
      socket.destroy();
      resolve({ text, closed });
    };
    socket.setTimeout(quietMs, () => end(false));
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.on('error', () => end(true));
    socket.on('close', () => end(true));
    socket.write(bytes);
  });
}

/** Waits until something has become true; says what was waited for when it never does. */
export async function until(what: string, holds: () => boolean, withinMs = 20_000): Promise<void> {
  const end = performance.now() + withinMs;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`never happened: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
