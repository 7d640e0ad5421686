import { type ZodType, z } from 'zod';
import type { Access } from '../access';
import { id, nothing } from '../field/fields';
import { type Endpoint, endpoint } from './endpoint';
import { type Page, type Paging, pageOf, paging } from './page';
import type { ResourceName } from './resource-name';

export interface Identified {
  id: number;
}
/** Sort as the address and the wire write it. */
export interface Sorting {
  sortField?: string | undefined;
  sortOrder?: 'asc' | 'desc' | undefined;
}

/** Something that is listed: what a list screen needs to know, be it a managed resource or rows nobody edits. */
export interface Listing<Row extends Identified, Filter, Summary extends object = object> {
  readonly name: string;
  /** What the paths of its calls begin with. */
  readonly path: `/v1/${string}`;
  /** What the address of its list may hold, besides paging and sort. */
  readonly filter: ZodType<Filter>;
  /** Fields the server can order by, which are also the keys of their columns; the first is the default, descending. */
  readonly sortable: readonly string[];
  readonly list: Endpoint<Filter & Paging & Sorting, undefined, Page<Row, Summary>>;
}

/** A managed resource: the four calls under one base path (architecture.md 3). */
export interface Resource<Row extends Identified, Draft, Filter, Patch = Draft> extends Listing<Row, Filter> {
  readonly draft: ZodType<Draft>;
  readonly patch: ZodType<Patch>;
  readonly create: Endpoint<undefined, Draft, Row>;
  readonly update: Endpoint<undefined, Patch & Identified, Row>;
  readonly remove: Endpoint<Identified, undefined, unknown>;
}

interface ListParts<Row extends Identified, Filter> {
  name: string;
  path: `/v1/${string}`;
  row: ZodType<Row>;
  filter: ZodType<Filter>;
  sortable?: readonly string[];
  labels: string;
  read: Access;
}

/** What a row of a list holds, and what its list can be asked for: `RowOf<typeof member>`. */
export type RowOf<Of> = Of extends Listing<infer Row, infer _Filter, infer _Summary> ? Row : never;
export type FilterOf<Of> = Of extends Listing<infer _Row, infer Filter, infer _Summary> ? Filter : never;

/** Declares the list call alone, for rows that other calls or nobody changes. `summary` are sums over everything that matches. */
export function listing<Row extends Identified, Filter, Summary extends object>(
  parts: ListParts<Row, Filter> & { summary: ZodType<Summary> },
): Listing<Row, Filter, Summary>;
export function listing<Row extends Identified, Filter>(parts: ListParts<Row, Filter>): Listing<Row, Filter>;
export function listing<Row extends Identified, Filter>(
  parts: ListParts<Row, Filter> & { summary?: ZodType<object> },
): Listing<Row, Filter> {
  const { name, path, row, filter, sortable = [], labels, read, summary } = parts;
  const query = z.intersection(filter, z.intersection(paging(), sorting(sortable)));
  const list = endpoint({
    name: `${name}.list`,
    method: 'GET',
    path: `${path}/list`,
    access: read,
    query,
    data: summary ? pageOf(row, summary) : pageOf(row),
    labels,
  });
  return { name, path, filter, sortable, list };
}

/** Declares the four calls from one set of schemas. `patch` is the draft of an update where it differs from that of a create. */
export function resource<Row extends Identified, Draft, Filter, Patch = Draft>(parts: {
  name: string;
  path: `/v1/${string}`;
  row: ZodType<Row>;
  draft: ZodType<Draft>;
  patch?: ZodType<Patch>;
  filter: ZodType<Filter>;
  sortable?: readonly string[];
  labels: string;
  read: Access;
  write: Access;
  /** Further resources that every write of it makes stale. */
  changes?: readonly ResourceName[];
}): Resource<Row, Draft, Filter, Patch> {
  const { name, path, row, draft, labels, write, changes = [] } = parts;
  // Without a patch of its own an update takes the draft, so the two types are the same.
  const patch = parts.patch ?? (draft as unknown as ZodType<Patch>);
  const identified = z.object({ id });
  return {
    ...listing(parts),
    draft,
    patch,
    create: endpoint({
      name: `${name}.create`,
      method: 'POST',
      path,
      access: write,
      body: draft,
      data: row,
      changes,
      labels,
    }),
    update: endpoint({
      name: `${name}.update`,
      method: 'PUT',
      path,
      access: write,
      body: z.intersection(patch, identified),
      data: row,
      changes,
      labels,
    }),
    remove: endpoint({
      name: `${name}.remove`,
      method: 'DELETE',
      path: `${path}/{id}`,
      access: write,
      query: identified,
      data: nothing,
      changes,
      labels,
    }),
  };
}

const sorting = (fields: readonly string[]): ZodType<Sorting> =>
  z.object({ sortField: z.enum(fields.length > 0 ? [...fields] : ['id']).optional(), sortOrder: z.enum(['asc', 'desc']).optional() });
