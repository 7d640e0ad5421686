import { answerCall } from './answer-call';
import { answerGeocoder } from './answer-geocoder';
import { answerMedia } from './answer-media';
import { failureAnswer } from './answers';
import { answerCspReport } from './csp-report';
import { type Destination, destinationOf } from './destination';
import { BffFailure } from './failure';
import { type Machinery, machinery } from './machinery';
import { checkOrigin } from './origin-gate';
import type { BffAnswer, BffRequest } from './request';
import { answerSignOut } from './sign-out';
import { Flow } from './stream-answer';
import { record, type Visit, visitOf } from './visit';

/**
 * Answers one request under /api or /media. Whatever happens, the answer is an envelope or the file asked for, carries its
 * request id, and leaves one line in the log. It knows no web framework: Next's handlers and a plain Node server mount it.
 */
export async function forward(request: BffRequest, parts: Machinery = machinery()): Promise<BffAnswer> {
  const visit = visitOf(request, parts);
  try {
    const destination = destinationOf(request.method, request.rawUrl);
    const answer = await answerTo(visit, destination);
    return logged(visit, answer);
  } catch (error) {
    return logged(visit, failed(visit, error));
  }
}

function answerTo(visit: Visit, destination: Destination): Promise<BffAnswer> {
  // The browser itself sends reports, without our header and whatever page is shown.
  if (destination.kind === 'cspReport') return answerCspReport(visit);
  checkOrigin(visit.request, destination, visit.parts.environment.publicOrigins);
  if (destination.kind === 'signOut') return answerSignOut(visit);
  if (destination.kind === 'geocoder') return answerGeocoder(visit, destination.search);
  if (destination.kind === 'media') return answerMedia(visit, destination.target);
  return answerCall(visit, destination);
}

function failed({ notes, parts, request, trace }: Visit, error: unknown): BffAnswer {
  const failure = error instanceof BffFailure ? error : new BffFailure('bug');
  if (failure.kind === 'bug') parts.log.bug(error, trace.requestId);
  if (failure.kind === 'originRefused') notes.security = 'foreign origin';
  notes.code = failure.code;
  if (failure.detail.reason) notes.reason = failure.detail.reason;
  const answer = failureAnswer(failure, request.headers['accept-language'], trace.requestId);
  return request.method === 'HEAD' ? { ...answer, body: null } : answer;
}

/** A streamed answer is logged when it is over, because only then is known how long it was. */
function logged(visit: Visit, answer: BffAnswer): BffAnswer {
  const { body, status } = answer;
  if (body instanceof Flow) body.once('close', () => record(visit, status, body.bytes));
  else record(visit, status, body?.length ?? 0);
  return answer;
}
