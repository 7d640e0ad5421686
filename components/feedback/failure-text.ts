import { ApiError, ContractError, TransportError } from '@/lib/contract/call/envelope';

type FailureKey = 'error' | 'network' | 'timeout' | 'status' | 'contract' | 'unexpected';
type Translate = (key: `request.${FailureKey}`, values?: { n: number }) => string;

/** The sentence a person reads for a failure (specification 8). */
export function failureText(error: unknown, t: Translate): string {
  if (error instanceof ApiError) return error.message && error.message !== 'Error' ? error.message : t('request.error');
  if (error instanceof ContractError) return t('request.contract');
  if (!(error instanceof TransportError)) return t('request.unexpected');
  const timeout = /^timeout of (\d+)ms exceeded$/.exec(error.message)?.[1];
  if (timeout) return t('request.timeout', { n: Number(timeout) });
  const status = /^Request failed with status code (\d+)$/.exec(error.message)?.[1];
  if (status) return t('request.status', { n: Number(status) });
  return error.message === 'Network Error' || error.message === '' ? t('request.network') : error.message;
}

/** The id under which operations find the request in their logs. */
export function requestIdOf(error: unknown): string | undefined {
  return error instanceof ApiError || error instanceof TransportError ? error.detail.requestId : undefined;
}

/** The connection failed before any answer: the person is offline or the console is down. */
export const connectionLost = (error: unknown): boolean =>
  error instanceof TransportError && error.detail.httpStatus === undefined && error.message === 'Network Error';
