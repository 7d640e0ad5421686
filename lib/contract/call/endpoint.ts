import type { ZodType } from 'zod';
import type { Access } from '../access';
import { none } from '../field/fields';
import type { ResourceName } from './resource-name';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** What limits and deadlines apply (security.md 2.5). */
export type EndpointKind = 'json' | 'login' | 'pictureUpload' | 'videoUpload' | 'documentUpload' | 'import' | 'export';
/**
 * As the specification writes it: the three video calls without a leading slash. `{name}` segments are filled from the query. What lies
 * below `/internal` is between the servers of console and API: the proxy passes nothing of it on.
 */
export type EndpointPath = `/v1/${string}` | `api/v1/${string}` | `/internal/${string}`;

/** One call the console can make: everything both sides need to know about it, and nothing else. */
export interface Endpoint<Query, Body, Data> {
  /** Its name in logs, metrics and query keys: `user.list`. The part before the first dot is the resource. */
  readonly name: string;
  readonly method: Method;
  readonly path: EndpointPath;
  readonly kind: EndpointKind;
  readonly access: Access;
  readonly query: ZodType<Query>;
  readonly body: ZodType<Body>;
  readonly data: ZodType<Data>;
  /** Moves money, stock, points, cards or licences: carries an Idempotency-Key (00-conventions 1.3). */
  readonly idempotent: boolean;
  /** The specification sends the token of user/info in the query as well. */
  readonly tokenInQuery: boolean;
  /** Takes the login password typed again in a header of its own, because it has no body (open-questions 16). */
  readonly confirmsPassword: boolean;
  /** Further resources a successful call makes stale; its own always is. */
  readonly changes: readonly ResourceName[];
  /** A POST that changes nothing, because what it asks is too long for an address. */
  readonly asksOnly: boolean;
  /** Message namespace that holds the labels of its fields, for validation sentences. */
  readonly labels: string | undefined;
}

/** An endpoint whose types are not looked at: what tables, proxies and generated tests walk over. */
export type AnyEndpoint = Endpoint<never, never, unknown> | Endpoint<unknown, unknown, unknown>;

type Optional = 'query' | 'body' | 'kind' | 'idempotent' | 'tokenInQuery' | 'confirmsPassword' | 'changes' | 'asksOnly' | 'labels';

type Parts<Query, Body, Data> = Omit<Endpoint<Query, Body, Data>, Optional> & Partial<Pick<Endpoint<Query, Body, Data>, Optional>>;

/** Declares a call; the three types are inferred from the schemas. A call that names no query or no body takes none. */
export const endpoint = <Data, Query = undefined, Body = undefined>(parts: Parts<Query, Body, Data>): Endpoint<Query, Body, Data> => ({
  // Where a schema is left out, its type is `undefined` by the default above, which is what `none` parses.
  query: none as ZodType<unknown> as ZodType<Query>,
  body: none as ZodType<unknown> as ZodType<Body>,
  kind: 'json',
  idempotent: false,
  tokenInQuery: false,
  confirmsPassword: false,
  changes: [],
  asksOnly: false,
  labels: undefined,
  ...parts,
});
