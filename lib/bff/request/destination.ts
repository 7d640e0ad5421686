import type { AnyEndpoint } from '@/lib/contract/call/endpoint';
import { endpointFor, literalEndpoint, methodsFor } from '@/lib/contract/call/table';
import { BffFailure } from '../failure';
import { forwardedQuery } from './query';

/** Where a request goes. */
export type Destination =
  | { kind: 'call'; endpoint: AnyEndpoint | undefined; target: string }
  | { kind: 'media'; target: string }
  | { kind: 'signOut' }
  | { kind: 'geocoder'; search: string }
  | { kind: 'mapPicker' }
  | { kind: 'cspReport' };

const SEGMENT = /^[A-Za-z0-9._~-]{1,128}$/;
const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];
/** Paths of ours and the methods they know. */
const own: Readonly<Record<string, { methods: readonly string[]; destination: Destination }>> = {
  '/api/session': { methods: ['DELETE'], destination: { kind: 'signOut' } },
  '/api/map-picker': { methods: ['GET'], destination: { kind: 'mapPicker' } },
  '/api/csp-report': { methods: ['POST'], destination: { kind: 'cspReport' } },
};

/**
 * Finds out where a raw address leads. The path is never decoded and never joined to a base: Next decodes `%2e%2e%2f` in its
 * parameters, and `new URL(path, base)` leaves the base host for `//evil` or a backslash. Plain segments only, so what is
 * forwarded is what was checked.
 */
export function destinationOf(method: string, rawUrl: string): Destination {
  const question = rawUrl.indexOf('?');
  const path = question < 0 ? rawUrl : rawUrl.slice(0, question);
  const search = question < 0 ? '' : rawUrl.slice(question + 1);
  if (path === '/api/geocoder') return allowed(method, ['GET']) && { kind: 'geocoder', search };
  const ours = Object.hasOwn(own, path) ? own[path] : undefined;
  if (ours) return allowed(method, ours.methods) && ours.destination;
  const known = path.startsWith('/api/') ? literalEndpoint(method, path.slice('/api'.length)) : undefined;
  // A path the contract writes out is made of plain segments, or it would not stand there.
  if (known) return { kind: 'call', endpoint: known, target: path.slice('/api'.length) + forwardedQuery(search) };
  const under = forwardedPath(path);
  if (under === undefined) throw new BffFailure('noSuchCall');
  if (under.startsWith('/media/')) return allowed(method, ['GET', 'HEAD']) && { kind: 'media', target: under + forwardedQuery(search) };
  const endpoint = endpointFor(method, under);
  if (!endpoint) requireMethodOf(under, method);
  return { kind: 'call', endpoint, target: under + forwardedQuery(search) };
}

/** A path that no call of the contract has may be one of a newer API's; one of another method is refused with those it has. */
function requireMethodOf(path: string, method: string): void {
  const named = methodsFor(path);
  allowed(method, named.length > 0 ? named : METHODS);
}

/** The path under the API root, when the address lies under one of the forwarded prefixes and is made of plain segments. */
function forwardedPath(path: string): string | undefined {
  const under = /^\/api(\/(?:api\/)?v1\/.+)$/.exec(path)?.[1] ?? /^\/media\/.+$/.exec(path)?.[0];
  const plain = under
    ?.slice(1)
    .split('/')
    .every((segment) => SEGMENT.test(segment) && segment !== '.' && segment !== '..');
  return plain ? under : undefined;
}

function allowed(method: string, methods: readonly string[]): true {
  if (methods.includes(method)) return true;
  throw new BffFailure('wrongMethod', { headers: [['allow', [...new Set(methods)].join(', ')]] });
}
