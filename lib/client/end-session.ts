import { TransportError } from '@/lib/contract/call/envelope';

/** Ends the session at the console's own server, where the cookie is cleared: no script can see it. Not a call of the API, so not in the contract. */
export async function endSession(): Promise<void> {
  const response = await fetch('/api/session', { method: 'DELETE', headers: { 'x-csrf': '1' } }).catch((error: unknown) => {
    throw new TransportError('Network Error', {}, { cause: error });
  });
  // An answer of 401 says that there was no session any more, which is what was asked for.
  if (!response.ok && response.status !== 401)
    throw new TransportError(`Request failed with status code ${response.status}`, { httpStatus: response.status });
}
