import { z } from 'zod';
import { BffFailure } from '../failure';
import { networkOf } from '../request/client-address';
import { readJson } from '../request/request-body';
import type { RequestContext } from '../request/request-context';
import { commonHeaders } from '../responses/answers';
import type { BffAnswer } from '../responses/bff-answer';
import { CLOSE } from '../upstream/deadlines';

const REPORT_TYPE = /^application\/(?:csp-report|reports\+json|json)(?:\s*;|$)/i;
const MAX_BYTES = 16 * 1024;

const text = z.string().catch('');
const violation = z.object({
  'document-uri': text,
  'violated-directive': text,
  'effective-directive': text,
  'blocked-uri': text,
  'source-file': text,
});
const report = z.object({ 'csp-report': violation });

/** Takes a browser's report of a broken content policy and writes it to the log. Anybody can send one, so it is bounded and never believed. */
export async function answerCspReport(context: RequestContext): Promise<BffAnswer> {
  context.logFields.call = 'cspReport';
  const { request, parts, ip, startedAt } = context;
  const seconds = parts.reports.take(networkOf(ip));
  if (seconds > 0) throw new BffFailure('rateLimited', { headers: [['retry-after', String(seconds)], ...CLOSE] });
  if (!REPORT_TYPE.test(request.headers['content-type'] ?? '')) throw new BffFailure('unsupportedType', { headers: CLOSE });
  if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES) throw new BffFailure('tooLarge', { headers: CLOSE });
  if (!request.body) throw new BffFailure('malformed');
  const { value } = await readJson(request.body, { ...parts.limits.login, bodyIn: MAX_BYTES }, startedAt);
  const parsed = report.safeParse(value);
  if (!parsed.success) throw new BffFailure('malformed', { reason: 'no csp report' });
  context.logFields.security = 'content policy broken';
  context.logFields.detail = described(parsed.data['csp-report']);
  return { status: 204, headers: commonHeaders(context.trace.requestId), body: null };
}

/** Addresses without their query, which may hold what a person searched for. */
const described = (found: z.infer<typeof violation>): Record<string, string> => ({
  page: bare(found['document-uri']),
  directive: (found['effective-directive'] || found['violated-directive']).slice(0, 100),
  blocked: bare(found['blocked-uri']),
  source: bare(found['source-file']),
});
const bare = (address: string) => (address.split(/[?#]/)[0] ?? '').slice(0, 200);
