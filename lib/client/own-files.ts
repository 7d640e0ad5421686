import { TransportError } from '@/lib/contract/call/envelope';

/** Reads a JSON file or answer of the console itself: the open map data, the geocoder. */
export async function readOwnJson(path: `/${string}`, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(path, { headers: { accept: 'application/json', 'x-csrf': '1' }, signal: signal ?? null });
  if (!response.ok) throw new TransportError(`Request failed with status code ${response.status}`, { httpStatus: response.status });
  return response.json();
}
