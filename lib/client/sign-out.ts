import { TransportError } from '@/lib/contract/envelope';

/** Ends the session on the console's server: the cookie is cleared and what was cached for it is forgotten. */
export async function endSession(): Promise<void> {
  const response = await fetch('/api/session', { method: 'DELETE', headers: { accept: 'application/json', 'x-csrf': '1' } }).catch(
    (error: unknown) => {
      throw new TransportError('Network Error', {}, { cause: error });
    },
  );
  // An answer of 401 says that there was no session any more, which is what was asked for.
  if (!response.ok && response.status !== 401)
    throw new TransportError(`Request failed with status code ${response.status}`, { httpStatus: response.status });
}
