import { login, loginForm } from '@/lib/contract/user';
import { sealSession, UnsealableToken } from '@/lib/session/session';
import { envelopeAnswer, jsonAnswer } from './answers';
import { finish, open } from './exchange-call';
import { BffFailure } from './failure';
import type { BffAnswer } from './request';
import { checkBody, readJson } from './request-body';
import { noteSession, type Visit } from './visit';

/** Signs in: the API's token goes into the sealed cookie and nowhere else; the browser learns its store alone. */
export async function answerLogin(visit: Visit, target: string): Promise<BffAnswer> {
  const tries = takeAddress(visit);
  const form = await formOf(visit);
  takeName(visit, form.username);
  const body = Buffer.from(JSON.stringify(form));
  const limits = visit.parts.limits.login;
  const exchange = await open(visit, { kind: 'login', target: pathOf(target), limits, session: undefined, body });
  const interpreted = await finish(exchange, limits);
  visit.notes.code = interpreted.code;
  if (interpreted.code !== 0) {
    visit.notes.security = 'sign-in refused';
    return jsonAnswer(interpreted.status, interpreted.body, visit.trace.requestId);
  }
  tries.refund();
  visit.parts.logins.byName.refund(nameKey(visit, form.username));
  return signedIn(visit, interpreted.envelope.data);
}

async function signedIn(visit: Visit, answered: unknown): Promise<BffAnswer> {
  const parsed = login.data.safeParse(answered);
  if (!parsed.success) throw new BffFailure('notJson', { reason: 'sign-in answer without token or store' });
  try {
    const { cookies, session } = await sealSession(parsed.data, visit.parts.environment.session);
    noteSession(visit, session);
    const lines = cookies.map((line) => ['set-cookie', line] as const);
    return envelopeAnswer(200, 0, '', { storeId: session.storeId }, visit.trace.requestId, lines);
  } catch (error) {
    // Better a loud refusal now than a cookie the browser drops or a header no later call can send.
    if (error instanceof UnsealableToken) throw new BffFailure('notJson', { reason: error.message }, { cause: error });
    throw error;
  }
}

async function formOf({ request, parts, startedAt }: Visit) {
  const limits = parts.limits.login;
  if (!checkBody(request, 'login', limits) || !request.body) throw new BffFailure('malformed', { reason: 'sign-in without a form' });
  const parsed = loginForm.safeParse((await readJson(request.body, limits, startedAt)).value);
  if (!parsed.success) throw new BffFailure('malformed', { reason: 'sign-in form incomplete' });
  return { username: parsed.data.username, password: parsed.data.password };
}

/** Only failed tries count in the end: a success gives its try back. */
function takeAddress(visit: Visit) {
  const { byAddress } = visit.parts.logins;
  refuseWhenWaiting(visit, byAddress.take(visit.ip));
  return { refund: () => byAddress.refund(visit.ip) };
}

function takeName(visit: Visit, username: string): void {
  refuseWhenWaiting(visit, visit.parts.logins.byName.take(nameKey(visit, username)));
}

function refuseWhenWaiting(visit: Visit, seconds: number): void {
  if (seconds === 0) return;
  visit.notes.security = 'too many sign-ins';
  throw new BffFailure('rateLimited', { headers: [['retry-after', String(seconds)]] });
}

const nameKey = ({ ip }: Visit, username: string) => `${ip} ${username.toLowerCase()}`;
/** A sign-in carries nothing in its query. */
const pathOf = (target: string) => target.split('?')[0] ?? target;
