import type { AnyEndpoint } from './endpoint';
import { pathParameters, rootedPath } from './wire';

/** Path and query of a call under the API root: `{name}` segments filled from the query, the rest as a query string. */
export function callTarget(to: Pick<AnyEndpoint, 'name' | 'path'>, query: unknown): string {
  const values = new Map<string, unknown>(Object.entries(query ?? {}));
  const named = pathParameters(to.path);
  const path = named.reduce((filled, name) => filled.replace(`{${name}}`, () => segment(to, name, values.get(name))), rootedPath(to.path));
  for (const name of named) values.delete(name);
  const search = searchOf(values);
  return search ? `${path}?${search}` : path;
}

/** Adds the session's token to a target, for the one call the specification sends it with (user/info). */
export const withToken = (target: string, token: string): string =>
  `${target}${target.includes('?') ? '&' : '?'}token=${encodeURIComponent(token)}`;

/** Query values as servers of this contract read them: lists comma-separated, empty ones left out. */
function searchOf(values: Iterable<readonly [string, unknown]>): string {
  const search = new URLSearchParams();
  for (const [name, value] of values) {
    const written = Array.isArray(value) ? value.join(',') : value;
    if (written === undefined || written === null || written === '') continue;
    search.set(name, written instanceof Date ? written.toISOString() : String(written));
  }
  // Commas stay as they are (00-conventions 1.1): escaped, three times as long, half as many ids would fit into an address.
  return search.toString().replaceAll('%2C', ',');
}

function segment(to: Pick<AnyEndpoint, 'name'>, name: string, value: unknown): string {
  const text = String(value ?? '');
  // An empty or dotted segment would reach another call than the one meant.
  if (text === '' || text === '.' || text === '..') throw new RangeError(`${to.name}: no value for {${name}}`);
  return encodeURIComponent(text);
}
