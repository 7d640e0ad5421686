import { deny } from '@/lib/session/denylist';
import { clearedCookies, openSession } from '@/lib/session/session';
import { noteSession, type RequestContext } from '../request/request-context';
import { envelopeAnswer } from '../responses/answers';
import type { BffAnswer } from '../responses/bff-answer';
import { forgetSession } from './session-events';

/** Signs out: the browser's cookies end, and a copy of them is worth nothing in this process any more. */
export async function answerSignOut(context: RequestContext): Promise<BffAnswer> {
  context.logFields.call = 'signOut';
  const config = context.parts.environment.session;
  const opened = await openSession(context.request.headers.cookie ?? null, config);
  if (opened.state === 'open') {
    noteSession(context, opened.session);
    deny(opened.session);
    forgetSession(opened.session.fingerprint);
  }
  const lines = clearedCookies(config).map((line) => ['set-cookie', line] as const);
  return envelopeAnswer(200, 0, '', null, context.trace.requestId, lines);
}
