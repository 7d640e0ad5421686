import type { Hono } from 'hono';
import type { AnyEndpoint, Endpoint } from '@/lib/contract/call/endpoint';
import { ApiError, type Envelope } from '@/lib/contract/call/envelope';
import { pathParameters, rootedPath } from '@/lib/contract/call/wire';
import type { Language } from '@/lib/messages/language';
import { envelopeOf } from './envelope-of';

/** What a test sends along with a call. */
export interface Input {
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  language?: Language;
}

/** Somebody who makes calls, as the console would for that administrator. */
export interface Person {
  readonly token: string;
  readonly storeId: number;
  /** The envelope as it came, refusal or not. */
  send(endpoint: AnyEndpoint, input?: Input): Promise<Envelope>;
  /** What the call answers, read by the contract; a refusal is thrown. */
  ask<Query, Body, Data>(endpoint: Endpoint<Query, Body, Data>, input?: Input): Promise<Data>;
  /** The answer itself, for exports and files. */
  fetch(endpoint: AnyEndpoint, input?: Input): Promise<Response>;
}

/** Makes calls in the name of a login. */
export function person(app: Hono, token: string, storeId: number): Person {
  const fetch = (endpoint: AnyEndpoint, input: Input = {}) =>
    Promise.resolve(app.request(address(endpoint, input), request(endpoint, input, token, storeId)));
  const send = async (endpoint: AnyEndpoint, input?: Input) => envelopeOf(await fetch(endpoint, input));
  return {
    token,
    storeId,
    fetch,
    send,
    ask: async (endpoint, input) => {
      const { code, msg, data } = await send(endpoint, input);
      if (code) throw new ApiError(code, msg ?? '', { data });
      return endpoint.data.parse(data);
    },
  };
}

function address(endpoint: AnyEndpoint, { query = {} }: Input): string {
  const inPath = pathParameters(endpoint.path);
  const path = rootedPath(endpoint.path).replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(query[name] ?? '0')));
  const rest = Object.entries(query).filter(([name, value]) => !inPath.includes(name) && value !== undefined);
  const search = new URLSearchParams(rest.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${path}?${search}` : path;
}

function request(
  { method, idempotent }: AnyEndpoint,
  { body, headers, language = 'zh-CN' }: Input,
  token: string,
  storeId: number,
): RequestInit {
  const form = body instanceof FormData;
  return {
    method,
    headers: {
      ...(token ? { token, storeId: String(storeId) } : {}),
      'accept-language': language,
      ...(idempotent ? { 'idempotency-key': crypto.randomUUID() } : {}),
      ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
  };
}
