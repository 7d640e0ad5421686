import { callTarget } from '@/lib/contract/call/call-target';
import type { Endpoint, Method } from '@/lib/contract/call/endpoint';
import { ContractError, TransportError } from '@/lib/contract/call/envelope';
import { readAnswer } from './answer';
import { cookieLanguage } from './cookie-language';

/** A file on its way from the API, not yet read. */
export interface Download {
  /** What the server calls it. */
  readonly fileName: string | undefined;
  readonly type: string;
  readonly bytes: ReadableStream<Uint8Array>;
}

/** Asks for a file and gives it as a stream; an answer of type JSON is an envelope and throws what it says (00-conventions 1.4). */
export async function openDownload<Query, Body, Data>(
  to: Endpoint<Query, Body, Data>,
  { query, body, signal }: { query: Query; body: Body; signal: AbortSignal },
): Promise<Download> {
  const response = await ask(`/api${callTarget(to, query)}`, to.method, body, signal);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || type.includes('json')) {
    const requestId = response.headers.get('x-request-id') ?? undefined;
    readAnswer(to, { httpStatus: response.status, requestId, text: await response.text() });
    throw new ContractError(to.name, '');
  }
  if (!response.body) throw new ContractError(to.name, '');
  return { fileName: fileNameOf(response.headers.get('content-disposition')), type, bytes: response.body };
}

async function ask(address: string, method: Method, body: unknown, signal: AbortSignal): Promise<Response> {
  const headers = { 'accept-language': cookieLanguage(), 'x-csrf': '1' };
  const sent =
    body === undefined ? { headers } : { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
  try {
    return await fetch(address, { method, ...sent, signal });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new TransportError('Network Error', {}, { cause: error });
  }
}

/** The file name of a Content-Disposition header; the UTF-8 form wins over the plain one. */
export function fileNameOf(disposition: string | null): string | undefined {
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i.exec(disposition ?? '');
  const name = encoded === undefined ? (plain?.[1] ?? plain?.[2]?.trim()) : decoded(encoded);
  // A path in a header must never reach the person's disk as one.
  return name?.split(/[/\\]/).at(-1) || undefined;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.trim());
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
