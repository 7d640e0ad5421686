import { vi } from 'vitest';
import { deferred } from './deferred';

/** Holds every call of the page back until the answer is called; from then on they go through. */
export function heldFetch(): () => void {
  const { fetch } = window;
  const { promise, resolve } = deferred();
  vi.spyOn(window, 'fetch').mockImplementation(async (...call) => {
    await promise;
    return fetch(...call);
  });
  return resolve;
}
