import type { IncomingMessage, ServerResponse } from 'node:http';

/** No page takes a body; a little is let through so that Next may answer a mistaken form by itself. */
const MAX_BODY = 16 * 1024;
const BODY_MS = 5_000;
/** The page that says so (specification 2.2). */
const NOT_FOUND = '/404';
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];

/** Refuses what no page has a use for, before Next buffers it; true when the request has been answered. */
export function refusePageRequest(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = 'GET', url = '/', headers } = request;
  if (!METHODS.includes(method)) return refuse(response, 405, { allow: METHODS.join(', ') });
  if (headers['transfer-encoding'] !== undefined) return refuse(response, 413);
  // Next answers such an address with a bare failure of its own.
  if (!isReadable(url)) return refuse(response, 307, { location: NOT_FOUND });
  const length = Number(headers['content-length'] ?? 0);
  if (length > MAX_BODY) return refuse(response, 413);
  if (length > 0) endWhenLate(request);
  return false;
}

/** Whether every percent sign of the path begins a letter. */
function isReadable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}): true {
  response.writeHead(status, { 'cache-control': 'no-store', 'content-length': '0', connection: 'close', ...headers }).end();
  return true;
}

/** Next waits for the end of a body before it answers. */
function endWhenLate(request: IncomingMessage): void {
  const late = setTimeout(() => request.destroy(), BODY_MS);
  request.once('close', () => clearTimeout(late));
  request.once('end', () => clearTimeout(late));
}
