import { withToken } from '@/lib/contract/call/call-target';
import { sessionInvalidCodes } from '@/lib/contract/call/codes';
import { info } from '@/lib/contract/user';
import { denied } from '@/lib/session/denylist';
import type { Session } from '@/lib/session/sealed-session';
import type { Limits } from '../limits';
import type { Destination } from '../request/destination';
import { checkBody, isMultipart, readJson } from '../request/request-body';
import type { RequestContext } from '../request/request-context';
import { type Admitted, admit, admitKnown } from '../request/session-gate';
import { jsonAnswer } from '../responses/answers';
import type { BffAnswer } from '../responses/bff-answer';
import { exportAnswer, isExport } from '../responses/stream-answer';
import type { AnswerHeaders } from '../upstream/answer-headers';
import { ask, finish, type Outgoing, open } from '../upstream/exchange-call';
import { type Passable, passable } from '../upstream/interpret';
import { answerLogin } from './login';
import { forgetSession, refreshSession } from './session-events';

type Call = Extract<Destination, { kind: 'call' }>;

/** Forwards one call to the API with the session's token and store, and answers with the API's envelope. */
export async function answerCall(context: RequestContext, destination: Call): Promise<BffAnswer> {
  const { endpoint } = destination;
  context.logFields.call = endpoint?.name ?? 'unnamed';
  if (endpoint?.kind === 'login') return answerLogin(context, destination.target);
  const admitted = endpoint?.access.open ? undefined : (admitKnown(context) ?? (await admit(context)));
  const session = admitted?.session;
  const kind = endpoint?.kind ?? (isMultipart(context.request) ? 'pictureUpload' : 'json');
  const limits = context.parts.limits[kind];
  const target = endpoint?.tokenInQuery && session ? withToken(destination.target, session.token) : destination.target;
  const bodiless = { kind, endpoint, target, limits, session, body: null };
  if (limits.jsonIn !== undefined && !isMultipart(context.request))
    return answerHeld(context, { ...bodiless, limits: { ...limits, bodyIn: limits.jsonIn } }, admitted);
  const outgoing = checkBody(context.request, kind, limits) ? { ...bodiless, body: await bodyOf(context, limits) } : bodiless;
  // What is neither uploaded nor saved as a file is read whole, on both ways.
  if (limits.lane !== 'calls') return answerStreamed(context, outgoing, admitted);
  const { status, headers, body: answered } = await ask(context, outgoing);
  if (status === 304 && isConditional(context)) return notModified(headers, context.trace.requestId);
  return passedOn(context, passable(status, answered), headers, admitted);
}

/** The cookie under the newest key, unless its session was signed out while the call was under way: that would bring it back. */
const renewing = (admitted: Admitted | undefined) =>
  admitted && admitted.resealed.length > 0 && !denied(admitted.session.sid)
    ? admitted.resealed.map((line) => ['set-cookie', line] as const)
    : [];

async function bodyOf({ request, startedAt }: RequestContext, limits: Limits): Promise<Outgoing['body']> {
  if (!request.body || isMultipart(request)) return request.body;
  return (await readJson(request.body, limits, startedAt)).bytes;
}

/** A large body that is held whole gets its slot before a byte of it is read: however many are sent, only so many are in memory. */
async function answerHeld(context: RequestContext, outgoing: Outgoing, admitted: Admitted | undefined): Promise<BffAnswer> {
  const { kind, limits, session } = outgoing;
  if (!checkBody(context.request, kind, limits)) return answerStreamed(context, outgoing, admitted);
  const slot = await context.parts.lanes[limits.lane].enter(context.request.departure, session?.sid);
  try {
    return await answerStreamed(context, { ...outgoing, body: await bodyOf(context, limits), slot }, admitted);
  } finally {
    slot();
  }
}

async function answerStreamed(context: RequestContext, outgoing: Outgoing, admitted: Admitted | undefined): Promise<BffAnswer> {
  const exchange = await open(context, outgoing);
  const { requestId } = context.trace;
  const { headers } = exchange;
  if (exchange.status === 304 && isConditional(context)) {
    exchange.end();
    return notModified(headers, requestId);
  }
  if (isExport(outgoing.kind, exchange)) return exportAnswer(exchange, requestId);
  return passedOn(context, await finish(exchange, outgoing.limits), headers, admitted);
}

function passedOn(context: RequestContext, interpreted: Passable, headers: AnswerHeaders, admitted: Admitted | undefined): BffAnswer {
  noteAnswer(context, interpreted, admitted?.session);
  const head = [...passedHeaders(headers), ...renewing(admitted)];
  return jsonAnswer(interpreted.status, interpreted.body, context.trace.requestId, head);
}

function noteAnswer(context: RequestContext, { code }: Passable, session: Session | undefined): void {
  context.logFields.code = code;
  if (!session) return;
  if (sessionInvalidCodes.includes(code)) forgetSession(session.fingerprint);
  else if (changesViewer(context, code)) refreshSession(session.fingerprint);
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

function notModified(passed: AnswerHeaders, requestId: string): BffAnswer {
  const { headers } = jsonAnswer(304, Buffer.alloc(0), requestId, passedHeaders(passed));
  return { status: 304, headers: headers.filter(([name]) => !name.startsWith('content-t') && name !== 'content-length'), body: null };
}

const PASSED = ['etag', 'last-modified', 'retry-after'] as const;

function passedHeaders(headers: AnswerHeaders): [string, string][] {
  const passed: [string, string][] = [];
  for (const name of PASSED) {
    const value = headers[name];
    if (value !== undefined) passed.push([name, value]);
  }
  return passed;
}
