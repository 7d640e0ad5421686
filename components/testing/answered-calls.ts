import { z } from 'zod';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import { ApiError } from '@/lib/contract/call/envelope';
import { rootedPath } from '@/lib/contract/call/wire';

/** A call the component under test made. */
export interface MadeCall<Body = unknown> {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Body;
  /** The Idempotency-Key it carried. */
  readonly key: string | null;
}

type Answerer = (call: MadeCall) => unknown;

const answers = new Map<string, Answerer>();
const made: MadeCall[] = [];
const realFetch = window.fetch;

/** Answers an endpoint's calls with what the API would put into `data`; an ApiError it throws is answered as the API would. Gives the calls made so far. */
export function answerCalls<Query, Body, Data>(
  to: Endpoint<Query, Body, Data>,
  answer: (call: MadeCall<Body>) => Data | Response,
): readonly MadeCall[] {
  answers.set(`${to.method} ${rootedPath(to.path)}`, (call) => {
    const given = answer({ ...call, body: call.body instanceof FormData ? (call.body as Body) : to.body.parse(call.body) });
    return given instanceof Response ? given : z.encode(to.data, given);
  });
  window.fetch = answered;
  return made;
}

/** Everything is answered by the network again. */
export function forgetCalls(): void {
  answers.clear();
  made.length = 0;
  window.fetch = realFetch;
}

async function answered(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.replace(/^\/api/, '');
  const answer = answers.get(`${request.method} ${path}`);
  if (!answer) return realFetch(input, init);
  const key = request.headers.get('Idempotency-Key');
  const call = { path, query: searchParams, key, body: init?.body instanceof FormData ? init.body : bodyOf(await request.text()) };
  made.push(call);
  try {
    const given = answer(call);
    return given instanceof Response ? given : Response.json({ code: 0, msg: 'success', data: given });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return Response.json({ code: error.code, msg: error.message, data: error.detail.data ?? null });
  }
}

const bodyOf = (text: string): unknown => (text === '' ? undefined : JSON.parse(text));
