import type { EndpointKind, EndpointPath } from './endpoint';

/** The path under the API root, with its leading slash. */
export const rootedPath = (path: EndpointPath): string => (path.startsWith('/') ? path : `/${path}`);

/** Names of the `{name}` segments of a path. */
export const pathParameters = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');

/** The specification's deadline of a call (section 7). */
export const REQUEST_TIMEOUT_MS = 5000;

/** How long the query of a call may be: the proxy forwards none that is longer (security.md 2.3). */
export const MAX_QUERY_BYTES = 4096;

/** Uploads send the token in a header named Token, all other calls in one named token (specification 7). */
export const tokenHeader = (kind: EndpointKind): 'token' | 'Token' => (kind.endsWith('Upload') ? 'Token' : 'token');

/** The header of a password typed again: percent-encoded UTF-8, because headers hold no other characters. */
export const CONFIRM_PASSWORD = 'x-confirm-password';
