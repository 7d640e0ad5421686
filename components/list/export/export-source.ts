import { type Download, openDownload } from '@/lib/client/download';
import { callTarget } from '@/lib/contract/call/call-target';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import { MAX_QUERY_BYTES } from '@/lib/contract/call/wire';
import { MAX_IDS } from '@/lib/contract/field/fields';

/** Which rows of a list an export is asked for: its filters and order, and the ids where not everything is wanted. */
export interface AskedRows {
  readonly ids?: readonly number[] | undefined;
  /** Columns that are not shown, comma-separated. */
  readonly without?: string | undefined;
  readonly [filter: string]: unknown;
}

/** Where an export comes from. */
export interface ExportSource {
  /** It holds what only the person themselves may take out: the login password is asked for first. */
  readonly password: boolean;
  /** Whether one call can say it: so many ids, or so long an address, are refused. */
  takes(asked: AskedRows): boolean;
  open(asked: AskedRows, signal: AbortSignal, password?: string): Promise<Download>;
}

/** What the menus of lists take: the usual call, or any other source. */
export type Exporter = Endpoint<unknown, undefined, unknown> | ExportSource;

/** The usual export: the list's own query in the address. */
export const sourceOf = (exporter: Exporter): ExportSource =>
  'open' in exporter
    ? exporter
    : {
        password: false,
        takes: (query) => takesIds(query) && queryOf(callTarget(exporter, query)).length <= MAX_QUERY_BYTES,
        open: (query, signal) => openDownload(exporter, { query, body: undefined, signal }),
      };

const takesIds = ({ ids = [] }: AskedRows) => ids.length <= MAX_IDS;
const queryOf = (target: string) => target.slice(target.indexOf('?') + 1);

/** An export whose call is a POST: `body` writes what is asked for as the endpoint wants it, with the password where one is asked. */
export const postExport = <Body>(
  to: Endpoint<undefined, Body, unknown>,
  body: (asked: AskedRows, password: string) => Body,
  { password = false }: { password?: boolean } = {},
): ExportSource => ({
  password,
  takes: takesIds,
  open: (asked, signal, given = '') => openDownload(to, { query: undefined, body: body(asked, given), signal }),
});
