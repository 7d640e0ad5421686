import { BffFailure } from './failure';

const MAX_BYTES = 4096;
const MAX_PAIRS = 50;
/** The token comes from the session alone; the others would sendWithRetry into the prototypes of a careless server. */
const dropped = new Set(['token', '__proto__', 'constructor', 'prototype']);

/** The query to forward, with its question mark: the client's own pairs, undecoded and in order, duplicates kept. */
export function forwardedQuery(search: string): string {
  if (search === '') return '';
  if (search.length > MAX_BYTES || !/^[\x21-\x7e]*$/.test(search))
    throw new BffFailure('malformed', { reason: 'query too long or not ASCII' });
  const pairs = search.split('&').filter((pair) => pair !== '');
  if (pairs.length > MAX_PAIRS) throw new BffFailure('malformed', { reason: 'too many query values' });
  const kept = pairs.filter((pair) => !dropped.has(nameOf(pair)));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

function nameOf(pair: string): string {
  try {
    // Decoding the value as well refuses what the API could only choke on.
    const [name = ''] = pair.split('=');
    decodeURIComponent(pair);
    return decodeURIComponent(name.replaceAll('+', ' ')).toLowerCase();
  } catch (error) {
    throw new BffFailure('malformed', { reason: 'query holds a broken escape' }, { cause: error });
  }
}
