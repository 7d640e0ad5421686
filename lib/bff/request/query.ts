import { MAX_QUERY_BYTES } from '@/lib/contract/call/wire';
import { BffFailure } from '../failure';

const MAX_PAIRS = 50;
/** The token comes from the session alone. */
const TOKEN = 'token';
/** Names that lead into the prototypes of a careless server, alone or as a part of `a[b]` and `a.b`. */
const PROTOTYPES = new Set(['__proto__', 'constructor', 'prototype']);
/** Other spellings of the token: servers read `;` as `&` and `token[]` as `token`. */
const HIDDEN_TOKEN = /^token\[|;\s*token(?:\[|=|$)/;

/** As nearly every call asks: nothing to decode, no pair to leave out, no name to look at twice. */
const PLAIN = /^(?!.*(?:token|proto|constructor))(?:[\w-]+=[\w,:-]*(?:&(?=.)|$)){1,50}$/i;

/** The query to forward, with its question mark: the client's own pairs, undecoded and in order, duplicates kept. */
export function forwardedQuery(search: string): string {
  if (search === '') return '';
  if (search.length > MAX_QUERY_BYTES || !/^[\x21-\x7e]*$/.test(search))
    throw new BffFailure('malformed', { reason: 'query too long or not ASCII' });
  if (PLAIN.test(search)) return `?${search}`;
  const pairs = search.split('&').filter((pair) => pair !== '');
  if (pairs.length > MAX_PAIRS) throw new BffFailure('malformed', { reason: 'too many query values' });
  const kept = pairs.filter((pair) => nameOf(pair) !== TOKEN);
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

function nameOf(pair: string): string {
  let name: string;
  try {
    // Decoding the value as well refuses what the API could only choke on.
    const whole = decodeURIComponent(pair).toLowerCase();
    const [raw = ''] = pair.split('=');
    name = decodeURIComponent(raw.replaceAll('+', ' ')).toLowerCase();
    if (!HIDDEN_TOKEN.test(whole) && !name.split(/[.[\]]/).some((part) => PROTOTYPES.has(part.trim()))) return name;
  } catch (error) {
    throw new BffFailure('malformed', { reason: 'query holds a broken escape' }, { cause: error });
  }
  throw new BffFailure('malformed', { reason: `query names ${name.slice(0, 40)}` });
}
