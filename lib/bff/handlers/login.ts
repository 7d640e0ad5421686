import { login, loginForm } from '@/lib/contract/user';
import { sealSession, UnsealableToken } from '@/lib/session/session';
import { BffFailure } from '../failure';
import { networkOf } from '../request/client-address';
import { checkBody, readJson } from '../request/request-body';
import { noteAnswered, noteSession, type RequestContext } from '../request/request-context';
import { envelopeAnswer, jsonAnswer } from '../responses/answers';
import type { BffAnswer } from '../responses/bff-answer';
import { ask } from '../upstream/exchange-call';
import { interpret } from '../upstream/interpret';

/** Signs in: the API's token goes into the sealed cookie and nowhere else; the browser learns its store alone. */
export async function answerLogin(context: RequestContext, target: string): Promise<BffAnswer> {
  const tries = takeAddress(context);
  const form = await formOf(context);
  takeName(context, form.username);
  const body = Buffer.from(JSON.stringify(form));
  const limits = context.parts.limits.login;
  const answer = await ask(context, { kind: 'login', endpoint: login, target: pathOf(target), limits, session: undefined, body });
  noteAnswered(context);
  const interpreted = interpret(answer.status, answer.body);
  context.logFields.code = interpreted.code;
  if (interpreted.code !== 0) {
    context.logFields.security = 'sign-in refused';
    return jsonAnswer(interpreted.status, interpreted.body, context.trace.requestId);
  }
  tries.refund();
  context.parts.logins.byName.refund(nameKey(context, form.username));
  return signedIn(context, interpreted.envelope.data);
}

async function signedIn(context: RequestContext, answered: unknown): Promise<BffAnswer> {
  const parsed = login.data.safeParse(answered);
  if (!parsed.success) throw new BffFailure('notJson', { reason: 'sign-in answer without token or store' });
  try {
    const { cookies, session } = await sealSession(parsed.data, context.parts.environment.session);
    noteSession(context, session);
    const lines = cookies.map((line) => ['set-cookie', line] as const);
    return envelopeAnswer(200, 0, '', { storeId: session.storeId }, context.trace.requestId, lines);
  } catch (error) {
    // Better a loud refusal now than a cookie the browser drops or a header no later call can send.
    if (error instanceof UnsealableToken) throw new BffFailure('notJson', { reason: error.message }, { cause: error });
    throw error;
  }
}

async function formOf({ request, parts, startedAt }: RequestContext) {
  const limits = parts.limits.login;
  if (!checkBody(request, 'login', limits) || !request.body) throw new BffFailure('malformed', { reason: 'sign-in without a form' });
  const parsed = loginForm.safeParse((await readJson(request.body, limits, startedAt)).value);
  if (!parsed.success) throw new BffFailure('malformed', { reason: 'sign-in form incomplete' });
  return { username: parsed.data.username, password: parsed.data.password };
}

/** Only failed tries count in the end: a success gives its try back. */
function takeAddress(context: RequestContext) {
  const { byAddress } = context.parts.logins;
  refuseWhenWaiting(context, byAddress.take(networkOf(context.ip)));
  return { refund: () => byAddress.refund(networkOf(context.ip)) };
}

function takeName(context: RequestContext, username: string): void {
  refuseWhenWaiting(context, context.parts.logins.byName.take(nameKey(context, username)));
}

function refuseWhenWaiting(context: RequestContext, seconds: number): void {
  if (seconds === 0) return;
  context.logFields.security = 'too many sign-ins';
  throw new BffFailure('rateLimited', { headers: [['retry-after', String(seconds)]] });
}

const nameKey = ({ ip }: RequestContext, username: string) => `${networkOf(ip)} ${username.toLowerCase()}`;
/** A sign-in carries nothing in its query. */
const pathOf = (target: string) => target.split('?')[0] ?? target;
