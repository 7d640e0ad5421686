import type { Hono, Context as HonoContext } from 'hono';
import { z } from 'zod';
import type { AnyEndpoint, Endpoint } from '@/lib/contract/call/endpoint';
import { CONFIRM_PASSWORD, rootedPath } from '@/lib/contract/call/wire';
import type { Translate } from '@/lib/format/translate';
import type { Language } from '@/lib/messages/language';
import { languageFor, success } from './answer';
import type { Caller } from './auth/caller';
import { admit } from './auth/gate';
import { callerAddress } from './caller-address';
import type { Context } from './context';
import type { Database } from './database/connect';
import { givenKey, once } from './idempotency';
import { readBody } from './import/read-form';
import { loggedError } from './innermost-error';
import { parseInput, parseJson, readable } from './parse-input';
import { inTransaction } from './transaction';
import { wireAnswer } from './wire-answer';

/** What an import may weigh that is no form (security.md 2.5). */
const MOST_IMPORT_BYTES = 20 * 1024 * 1024;

/** The app under construction and the calls mounted on it so far. */
export interface Api {
  readonly app: Hono;
  readonly context: Context;
  readonly mounted: AnyEndpoint[];
}

/** A call nobody needs a login for. */
export interface OpenCall<Query, Body> {
  readonly query: Query;
  readonly body: Body;
  readonly context: Context;
  /** For a write the transaction it runs in. */
  readonly database: Database;
  readonly now: Date;
  readonly language: Language;
  readonly translate: Translate;
  /** The label of a field of this call's form. */
  readonly label: (field: string) => string;
  readonly ip: string;
  /** The login password typed again, where the call has no body for it. */
  readonly confirmPassword: string | undefined;
}

/** A call of an administrator. */
export interface Call<Query = unknown, Body = unknown> extends OpenCall<Query, Body> {
  readonly caller: Caller;
  /** What may only happen once the write is for good, such as removing files; its failure is logged and undoes nothing. */
  readonly afterCommit: (work: () => Promise<void>) => void;
}

/** A call whose body or answer is a stream: it has no transaction around it. */
export type StreamCall<Query> = Omit<Call<Query, undefined>, 'body'>;

/** Mounts one call of the contract: checks who asks and what, runs the handler in a transaction, wraps what it answers. */
export function serve<Query, Body, Data>(
  api: Api,
  endpoint: Endpoint<Query, Body, Data>,
  handle: (call: Call<Query, Body>) => Data | Promise<Data>,
  /** Reads a multipart form as the body, for imports that also take a file. */
  readForm?: (c: HonoContext) => Promise<object>,
): void {
  mount(api, endpoint, async (c) => {
    const caller = await admitted(api, endpoint, c);
    const isForm = c.req.header('content-type')?.startsWith('multipart/') ?? false;
    const text = isForm && readForm ? JSON.stringify(await readForm(c)) : await bodyText(c, endpoint);
    const request = readRequest(api, endpoint, c, text);
    const later: (() => Promise<void>)[] = [];
    const afterCommit = (work: () => Promise<void>) => void later.push(work);
    const run = async (database: Database) => {
      later.length = 0;
      return JSON.stringify(success(wireAnswer(endpoint, await handle({ ...request, caller, database, afterCommit }))));
    };
    if (endpoint.method === 'GET') return json(c, await run(api.context.database));
    const key = endpoint.idempotent ? givenKey(c.req.header('idempotency-key')) : undefined;
    const { now, translate } = request;
    const again = { adminId: caller.adminId, request: `${endpoint.name} ${text}`, now, keys: api.context.keys, translate };
    const answer = await inTransaction(api.context.database, (transaction) =>
      key ? once(transaction, { ...again, key }, () => run(transaction)) : run(transaction),
    );
    for (const work of later) await settled(work, api.context);
    return json(c, answer);
  });
}

/** Mounts a call that needs no login. It has no transaction around it, so that a refusal can leave its trace. */
export function serveOpen<Query, Body, Data>(
  api: Api,
  endpoint: Endpoint<Query, Body, Data>,
  handle: (call: OpenCall<Query, Body>) => Promise<Data>,
): void {
  mount(api, endpoint, async (c) => {
    const request = readRequest(api, endpoint, c, await bodyText(c, endpoint));
    const data = await handle({ ...request, database: api.context.database });
    return json(c, JSON.stringify(success(wireAnswer(endpoint, data))));
  });
}

/** Mounts a call whose body or answer is a stream: an export, an import or an upload. The body is the handler's to read. */
export function serveStream<Query, Body, Data>(
  api: Api,
  endpoint: Endpoint<Query, Body, Data>,
  handle: (call: StreamCall<Query>, c: HonoContext) => Response | Promise<Response>,
): void {
  mount(api, endpoint, async (c) => {
    const caller = await admitted(api, endpoint, c);
    const { body: _unread, ...request } = readRequest(api, { ...endpoint, body: z.undefined() }, c, '');
    const afterCommit = (work: () => Promise<void>) => void settled(work, api.context);
    return handle({ ...request, caller, database: api.context.database, afterCommit }, c);
  });
}

const settled = (work: () => Promise<void>, { log }: Context): Promise<void> =>
  work().catch((error: unknown) => log.error({ err: loggedError(error) }, 'work after a write failed'));

function mount(api: Api, endpoint: AnyEndpoint, handler: (c: HonoContext) => Promise<Response>): void {
  api.mounted.push(endpoint);
  api.app.on(endpoint.method, rootedPath(endpoint.path).replaceAll(/\{(\w+)\}/g, ':$1'), handler);
}

function admitted(api: Api, endpoint: AnyEndpoint, c: HonoContext): Promise<Caller> {
  const token = c.req.header('token') ?? (endpoint.tokenInQuery ? c.req.query('token') : undefined);
  return admit(endpoint, { token, storeId: c.req.header('storeid') }, api.context);
}

function readRequest<Query, Body>(api: Api, endpoint: Endpoint<Query, Body, unknown>, c: HonoContext, text: string) {
  const { context } = api;
  const language = languageFor(c);
  const reading = { texts: context.texts, language };
  const given = readable({ ...c.req.query(), ...c.req.param() });
  const query = parseInput(endpoint.query, takesNothing(endpoint.query) ? undefined : given, endpoint, reading);
  const body = parseInput(endpoint.body, text === '' ? undefined : parseJson(text), endpoint, reading);
  return {
    query,
    body,
    context,
    language,
    translate: context.texts.translate[language],
    label: (field: string) => context.texts.label(language, endpoint.labels, field),
    now: context.clock.now(),
    ip: callerAddress(c, context),
    confirmPassword: endpoint.confirmsPassword ? decoded(c.req.header(CONFIRM_PASSWORD)) : undefined,
  };
}

/** What cannot be read is no password of anybody. */
function decoded(header: string | undefined): string | undefined {
  try {
    return header && decodeURIComponent(header);
  } catch {
    return undefined;
  }
}

/** Reads the body of a call that has one; a GET or DELETE has none. That of an import is measured here, all others are before they come here. */
async function bodyText(c: HonoContext, { kind }: AnyEndpoint): Promise<string> {
  if (c.req.method !== 'POST' && c.req.method !== 'PUT') return '';
  return kind === 'import' ? (await readBody(c, MOST_IMPORT_BYTES)).text() : c.req.text();
}

const takesNothing = (schema: unknown) => schema instanceof z.ZodUndefined;

const json = (c: HonoContext, text: string) => c.body(text, 200, { 'content-type': 'application/json; charset=utf-8' });
