import { withToken } from '@/lib/contract/call-target';
import { sessionInvalidCodes } from '@/lib/contract/codes';
import { info } from '@/lib/contract/user';
import { denied } from '@/lib/session/denylist';
import type { Session } from '@/lib/session/session';
import type { CallClass, Limits } from '../limits';
import type { Destination } from '../request/destination';
import type { BffAnswer } from '../request/request';
import { checkBody, isMultipart, readJson } from '../request/request-body';
import type { RequestContext } from '../request/request-context';
import { type Admitted, admit } from '../request/session-gate';
import { jsonAnswer } from '../responses/answers';
import { exportAnswer, isExport } from '../responses/stream-answer';
import { finish, type Outgoing, open } from '../upstream/exchange-call';
import type { Interpreted } from '../upstream/interpret';
import type { Exchange } from '../upstream/upstream';
import { forgetSession } from './forget-session';
import { answerLogin } from './login';

type Call = Extract<Destination, { kind: 'call' }>;

/** Forwards one call to the API with the session's token and store, and answers with the API's envelope. */
export async function answerCall(context: RequestContext, destination: Call): Promise<BffAnswer> {
  const { endpoint } = destination;
  context.logFields.call = endpoint?.name ?? 'unnamed';
  if (endpoint?.kind === 'login') return answerLogin(context, destination.target);
  const admitted = endpoint?.access.open ? undefined : await admit(context);
  const session = admitted?.session;
  const kind = endpoint?.kind ?? (isMultipart(context.request) ? 'pictureUpload' : 'json');
  const limits = context.parts.limits[kind];
  const target = endpoint?.tokenInQuery && session ? withToken(destination.target, session.token) : destination.target;
  const body = await bodyOf(context, kind, limits);
  return passedOn(context, { kind, target, limits, session, body }, () => renewing(admitted));
}

/** The cookie under the newest key, unless its session was signed out while the call was under way: that would bring it back. */
const renewing = (admitted: Admitted | undefined) =>
  admitted && !denied(admitted.session.sid) ? admitted.resealed.map((line) => ['set-cookie', line] as const) : [];

async function bodyOf({ request, startedAt }: RequestContext, kind: CallClass, limits: Limits): Promise<Outgoing['body']> {
  if (!checkBody(request, kind, limits) || !request.body) return null;
  if (isMultipart(request)) return request.body;
  return (await readJson(request.body, limits, startedAt)).bytes;
}

async function passedOn(
  context: RequestContext,
  outgoing: Outgoing,
  cookies: () => readonly (readonly [string, string])[],
): Promise<BffAnswer> {
  const exchange = await open(context, outgoing);
  const { requestId } = context.trace;
  if (exchange.status === 304 && isConditional(context)) return notModified(exchange, requestId);
  if (isExport(outgoing.kind, exchange)) return exportAnswer(exchange, requestId);
  const interpreted = await finish(exchange, outgoing.limits);
  noteAnswer(context, interpreted, outgoing.session);
  const head = [...passedHeaders(exchange), ...cookies()];
  return jsonAnswer(interpreted.status, interpreted.body, requestId, head);
}

function noteAnswer(context: RequestContext, { code }: Interpreted, session: Session | undefined): void {
  context.logFields.code = code;
  if (session && (sessionInvalidCodes.includes(code) || changesViewer(context, code))) forgetSession(session.fingerprint);
}

/**
 * A person who changed the own password, role or store meets it in the next page, not only when what is remembered has aged; and so
 * does one whose window has just asked for the present permissions.
 */
function changesViewer({ request, logFields }: RequestContext, code: number): boolean {
  if (code !== 0) return false;
  return request.method === 'GET' ? logFields.call === info.name : /^(user|role|store|storeInfo)\./.test(logFields.call);
}

const isConditional = ({ request }: RequestContext) =>
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
