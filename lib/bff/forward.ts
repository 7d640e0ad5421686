import { BffFailure } from './failure';
import { answerCall } from './handlers/answer-call';
import { answerGeocoder } from './handlers/answer-geocoder';
import { answerMapPicker } from './handlers/answer-map-picker';
import { answerMedia } from './handlers/answer-media';
import { answerCspReport } from './handlers/csp-report';
import { answerSignOut } from './handlers/sign-out';
import { type ProxyServices, services } from './proxy-services';
import { type Destination, destinationOf } from './request/destination';
import { checkOrigin } from './request/origin-gate';
import type { BffRequest } from './request/request';
import { type RequestContext, record, requestContextOf } from './request/request-context';
import { failureAnswer } from './responses/answers';
import type { BffAnswer } from './responses/bff-answer';

/**
 * Answers one request under /api or /media. Whatever happens, the answer is an envelope or the file asked for, carries its
 * request id, and leaves one line in the log. It knows no web framework: Next's handlers and a plain Node server mount it.
 */
export async function forward(request: BffRequest, parts: ProxyServices = services()): Promise<BffAnswer> {
  const context = requestContextOf(request, parts);
  try {
    const destination = destinationOf(request.method, request.rawUrl);
    const answer = await answerTo(context, destination);
    return logged(context, answer);
  } catch (error) {
    return logged(context, failed(context, error));
  }
}

function answerTo(context: RequestContext, destination: Destination): Promise<BffAnswer> {
  // The browser itself sends reports, without our header and whatever page is shown.
  if (destination.kind === 'cspReport') return answerCspReport(context);
  checkOrigin(context.request, destination, context.parts.environment.publicOrigins);
  if (destination.kind === 'signOut') return answerSignOut(context);
  if (destination.kind === 'geocoder') return answerGeocoder(context, destination.search);
  if (destination.kind === 'mapPicker') return answerMapPicker(context);
  if (destination.kind === 'media') return answerMedia(context, destination.target);
  return answerCall(context, destination);
}

function failed({ logFields, parts, request, trace }: RequestContext, error: unknown): BffAnswer {
  const failure = error instanceof BffFailure ? error : new BffFailure('bug');
  if (failure.kind === 'bug') parts.log.bug(error, trace.requestId);
  if (failure.kind === 'originRefused') logFields.security = 'foreign origin';
  logFields.code = failure.code;
  if (failure.detail.reason) logFields.reason = failure.detail.reason;
  const answer = failureAnswer(failure, request.headers['accept-language'], trace.requestId);
  return request.method === 'HEAD' ? { ...answer, body: null } : answer;
}

/** A streamed answer is logged when it is over, because only then is known how long it was. */
function logged(context: RequestContext, answer: BffAnswer): BffAnswer {
  const { body, status } = answer;
  if (body === null || Buffer.isBuffer(body)) record(context, status, body?.length ?? 0);
  else body.onClose(() => record(context, status, body.bytes));
  return answer;
}
