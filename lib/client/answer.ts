import type { ZodError, z } from 'zod';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import { ApiError, ContractError, type Envelope, readEnvelope, TransportError } from '@/lib/contract/call/envelope';

/** What is known of an HTTP answer once its body has been read. */
export interface RawAnswer {
  httpStatus: number;
  requestId: string | undefined;
  text: string;
}

const REFUSED_WITHOUT_TEXT = 'Error';

/**
 * Turns an answer into data: the envelope decides first whatever the HTTP status, the HTTP error text speaks only when there is
 * no envelope (specification 8, security.md 2.6).
 */
export function readAnswer<Query, Body, Data>(to: Endpoint<Query, Body, Data>, raw: RawAnswer): Data {
  const { httpStatus, requestId, text } = raw;
  const detail = { httpStatus, ...(requestId === undefined ? {} : { requestId }) };
  const answer = envelopeIn(text);
  const failed = httpStatus < 200 || httpStatus > 299;
  if (answer?.code) throw new ApiError(answer.code, answer.msg || answer.message || REFUSED_WITHOUT_TEXT, { ...detail, data: answer.data });
  if (failed) throw new TransportError(answer?.msg || answer?.message || `Request failed with status code ${httpStatus}`, detail);
  if (!answer) throw new ContractError(to.name, '');
  const read = to.data.safeParse(answer.data);
  if (!read.success) throw new ContractError(to.name, firstPath(read.error), { cause: read.error });
  return read.data;
}

function envelopeIn(text: string): Envelope | undefined {
  try {
    return readEnvelope(JSON.parse(text));
  } catch {
    // An HTML error page or an empty body is no envelope; the caller then goes by the HTTP status.
    return undefined;
  }
}

// Lists are a union of dialects: the issue of the branch that got furthest names the field that broke.
function firstPath(error: ZodError): string {
  return deepest(error.issues).join('.');
}

function deepest(issues: readonly z.core.$ZodIssue[]): PropertyKey[] {
  const paths = issues.map((issue) => {
    const inner = issue.code === 'invalid_union' ? deepest(issue.errors.flat()) : [];
    return [...issue.path, ...inner];
  });
  return paths.reduce((longest, path) => (path.length > longest.length ? path : longest), []).map(String);
}
