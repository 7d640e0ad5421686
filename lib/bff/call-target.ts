import { type AnyEndpoint, pathParameters, rootedPath } from '@/lib/contract/endpoint';

/** Path and query of a call under the API root: `{name}` segments filled from the query, lists written with commas. */
export function callTarget(to: Pick<AnyEndpoint, 'name' | 'path'>, query: unknown): string {
  const values = new Map<string, unknown>(Object.entries(query ?? {}));
  let path = rootedPath(to.path);
  for (const name of pathParameters(path)) {
    const value = String(values.get(name) ?? '');
    if (value === '' || value === '.' || value === '..') throw new RangeError(`${to.name}: no value for {${name}}`);
    path = path.replace(`{${name}}`, encodeURIComponent(value));
    values.delete(name);
  }
  const search = new URLSearchParams();
  for (const [name, value] of values) {
    if (value !== undefined && value !== null && value !== '') search.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Adds the session's token to a target, for the one call the specification sends it with (user/info). */
export const withToken = (target: string, token: string): string =>
  `${target}${target.includes('?') ? '&' : '?'}token=${encodeURIComponent(token)}`;
