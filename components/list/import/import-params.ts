import type { ReactNode } from 'react';
import type { ImportAnswer } from '@/lib/contract/call/import-answer';
import type { Reading } from '@/lib/import/judge-rows';
import type { ImportKind, RawRow } from '@/lib/import/read-rows';
import type { SendOptions } from '@/lib/import/send-rows';

/** What the server would refuse, asked before anything is imported; lines count from 1 for the first row asked about. */
export interface ImportCheck {
  readonly duplicates: readonly number[];
  readonly invalid: ImportAnswer['invalid'];
}

/** An import as its noun describes it. */
export interface ImportParams<Line> {
  readonly title: string;
  /** For what, beside the title: the goods. */
  readonly note?: string;
  readonly accept: readonly ImportKind[];
  readonly maxBytes: number;
  readonly maxLines: number;
  /** A text may be pasted instead of a file. */
  readonly paste?: boolean;
  /** Parts a line into fields; without one a line is CSV, or cells copied from a spreadsheet. */
  readonly separator?: string;
  /** A file to fill in: its head and an example. A head is recognised in what is imported and left out. */
  readonly template?: {
    readonly name: string;
    readonly head: readonly string[];
    /** The message key of the first of the head, by which it is known in every language. */
    readonly first: string;
    readonly rows: readonly (readonly string[])[];
  };
  readonly columns: readonly { readonly key: string; readonly header: string; cell(value: Line): ReactNode }[];
  /** Makes a row into what is sent, or says why it cannot be. */
  read(row: RawRow): Reading<Line>;
  /** What may stand only once. */
  keyOf?(value: Line): string;
  /** Said when there is nothing to import. */
  readonly emptyText?: string;
  /** Fields above the preview: which variant, which separator. */
  readonly controls?: ReactNode;
  /** False while a control is not filled in. */
  readonly ready?: boolean;
  /** Asks the server without changing anything. */
  check?(values: readonly Line[], signal: AbortSignal): Promise<ImportCheck>;
  /** Why a row the server knows already is left out: 与已有库存重复. */
  readonly knownReason?: string;
  /** Rows of one call; all of them unless said. */
  readonly batchSize?: number;
  /** Sends one batch; lines of the answer count from 1 for the first row sent. */
  send(values: readonly Line[], options: SendOptions): Promise<ImportAnswer>;
}
