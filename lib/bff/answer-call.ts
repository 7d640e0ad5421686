import { withToken } from '@/lib/contract/call-target';
import { sessionInvalidCodes } from '@/lib/contract/codes';
import { info } from '@/lib/contract/user';
import type { Session } from '@/lib/session/session';
import { jsonAnswer } from './answers';
import type { Destination } from './destination';
import { finish, type Outgoing, open } from './exchange-call';
import { forgetSession } from './forget-session';
import type { Interpreted } from './interpret';
import type { CallClass, Limits } from './limits';
import { answerLogin } from './login';
import type { BffAnswer } from './request';
import { checkBody, isMultipart, readJson } from './request-body';
import { admit } from './session-gate';
import { exportAnswer, isExport } from './stream-answer';
import type { Exchange } from './upstream';
import type { Visit } from './visit';

type Call = Extract<Destination, { kind: 'call' }>;

/** Forwards one call to the API with the session's token and store, and answers with the API's envelope. */
export async function answerCall(visit: Visit, destination: Call): Promise<BffAnswer> {
  const { endpoint } = destination;
  visit.notes.call = endpoint?.name ?? 'unnamed';
  if (endpoint?.kind === 'login') return answerLogin(visit, destination.target);
  const admitted = endpoint?.access.open ? undefined : await admit(visit);
  const session = admitted?.session;
  const kind = endpoint?.kind ?? (isMultipart(visit.request) ? 'pictureUpload' : 'json');
  const limits = visit.parts.limits[kind];
  const target = endpoint?.tokenInQuery && session ? withToken(destination.target, session.token) : destination.target;
  const body = await bodyOf(visit, kind, limits);
  const cookies = (admitted?.resealed ?? []).map((line) => ['set-cookie', line] as const);
  return passedOn(visit, { kind, target, limits, session, body }, cookies);
}

async function bodyOf({ request, startedAt }: Visit, kind: CallClass, limits: Limits): Promise<Outgoing['body']> {
  if (!checkBody(request, kind, limits) || !request.body) return null;
  if (isMultipart(request)) return request.body;
  return (await readJson(request.body, limits, startedAt)).bytes;
}

async function passedOn(visit: Visit, outgoing: Outgoing, cookies: readonly (readonly [string, string])[]): Promise<BffAnswer> {
  const exchange = await open(visit, outgoing);
  const { requestId } = visit.trace;
  if (exchange.status === 304 && isConditional(visit)) return notModified(exchange, requestId);
  if (isExport(outgoing.kind, exchange)) return exportAnswer(exchange, requestId);
  const head = [...passedHeaders(exchange), ...cookies];
  const interpreted = await finish(exchange, outgoing.limits);
  heed(visit, interpreted, outgoing.session);
  return jsonAnswer(interpreted.status, interpreted.body, requestId, head);
}

function heed(visit: Visit, { code }: Interpreted, session: Session | undefined): void {
  visit.notes.code = code;
  if (session && (sessionInvalidCodes.includes(code) || changesViewer(visit, code))) forgetSession(session.fingerprint);
}

/**
 * A person who changed the own password, role or store meets it in the next page, not only when what is remembered has aged; and so
 * does one whose window has just asked for the present permissions.
 */
function changesViewer({ request, notes }: Visit, code: number): boolean {
  if (code !== 0) return false;
  return request.method === 'GET' ? notes.call === info.name : /^(user|role|store|storeInfo)\./.test(notes.call);
}

const isConditional = ({ request }: Visit) =>
  request.headers['if-none-match'] !== undefined || request.headers['if-modified-since'] !== undefined;

function notModified(exchange: Exchange, requestId: string): BffAnswer {
  exchange.body.resume();
  exchange.end();
  const { headers } = jsonAnswer(304, Buffer.alloc(0), requestId, passedHeaders(exchange));
  return { status: 304, headers: headers.filter(([name]) => !name.startsWith('content-t') && name !== 'content-length'), body: null };
}

function passedHeaders({ body: { headers } }: Exchange): [string, string][] {
  return ['etag', 'last-modified', 'retry-after'].flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
}
