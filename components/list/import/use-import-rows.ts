'use client';
import { useEffect, useMemo, useState } from 'react';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import { fileFault } from '@/lib/import/file-fault';
import { type JudgedRow, judgeRows, withoutHead } from '@/lib/import/judge-rows';
import { type RawRow, rowsOfFile, rowsOfText } from '@/lib/import/read-rows';
import type { ImportCheck, ImportParams } from './import-params';
import { useHeads } from './use-heads';

/** What is imported: a text that was typed or pasted, or a file. */
export type ImportSource = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'file'; readonly file: File | null };

export interface ImportRows<Line> {
  readonly rows: readonly JudgedRow<Line>[];
  /** Why nothing of it can be read: `kind`, `size`, `unreadable`. */
  readonly fault: 'kind' | 'size' | 'unreadable' | null;
  /** It is still being read: rows there are belong to what was there before, and are not to be imported. */
  readonly reading: boolean;
}

/** Said of a row that repeats an earlier one, and of one the server knows. */
export interface DuplicateReasons {
  readonly repeated: string;
  readonly known: string;
}

interface Found {
  /** What it was read from, and how; undefined before the first time. */
  readonly source: ImportSource | undefined;
  readonly separator: string | undefined;
  readonly raw: readonly RawRow[];
  readonly fault: ImportRows<unknown>['fault'];
}

const NO_ROWS: readonly RawRow[] = [];
const NOTHING: Found = { source: undefined, separator: undefined, raw: NO_ROWS, fault: null };
/** How long typing rests before it is read, and before the server is asked. */
const REST_MS = { read: 200, check: 600 };

/**
 * Reads and judges what is to be imported, a moment after it last changed. Once it is `underWay` the server is asked nothing more about it:
 * what it would call known by then are these very lines.
 */
export function useImportRows<Line>(
  source: ImportSource,
  params: ImportParams<Line>,
  reasons: DuplicateReasons,
  underWay: boolean,
): ImportRows<Line> {
  const { separator, template, read, keyOf, check } = params;
  const { raw, fault, reading } = useRawRows(source, params, separator);
  const heads = useHeads(template);
  const rows = useMemo(
    () => judgeRows(withoutHead(raw, heads), { read, keyOf, duplicateReason: reasons.repeated }),
    [raw, heads, read, keyOf, reasons.repeated],
  );
  const checked = useCheck(rows, underWay ? undefined : check, reasons.known);
  return { rows: checked, fault, reading };
}

function useRawRows<Line>(source: ImportSource, { accept, maxBytes }: ImportParams<Line>, separator: string | undefined) {
  const [found, setFound] = useState(NOTHING);
  useEffect(() => {
    let here = true;
    const show = (raw: readonly RawRow[], fault: Found['fault'] = null) => here && setFound({ source, separator, raw, fault });
    const file = source.kind === 'file' ? source.file : null;
    const wrong = file && fileFault(file, accept, maxBytes);
    if (wrong) show(NO_ROWS, wrong);
    else if (file) void rowsOfFile(file, separator).then(show, () => show(NO_ROWS, 'unreadable'));
    else if (source.kind === 'file' || source.text.trim() === '') show(NO_ROWS);
    const timer =
      source.kind === 'text' && source.text.trim() !== ''
        ? setTimeout(() => void rowsOfText(source.text, separator).then(show, () => show(NO_ROWS, 'unreadable')), REST_MS.read)
        : undefined;
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [source, accept, maxBytes, separator]);
  const reading = found.source !== source || found.separator !== separator;
  // A text keeps its preview while it is typed, which would flicker otherwise; no file shows the rows of another.
  const { raw, fault } = reading && source.kind === 'file' ? NOTHING : found;
  return { raw, fault, reading };
}

/** Rows with what the server says about those that are good so far. */
function useCheck<Line>(rows: readonly JudgedRow<Line>[], check: ImportParams<Line>['check'], duplicateReason: string) {
  const report = useReportFailure();
  const [answer, setAnswer] = useState<{ rows: readonly JudgedRow<Line>[]; checked: readonly JudgedRow<Line>[] } | null>(null);
  useEffect(() => {
    const good = rows.flatMap((row) => (row.fault === null && row.value !== undefined ? [{ row, value: row.value }] : []));
    if (!check || good.length === 0) return;
    const stop = new AbortController();
    const ask = () =>
      check(
        good.map(({ value }) => value),
        stop.signal,
      ).then(
        (found) =>
          !stop.signal.aborted &&
          setAnswer({
            rows,
            checked: withFaults(
              rows,
              good.map(({ row }) => row.line),
              found,
              duplicateReason,
            ),
          }),
        (error: unknown) => report(error, { info: 'import' }),
      );
    const timer = setTimeout(() => void ask(), REST_MS.check);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [rows, check, duplicateReason, report]);
  return answer?.rows === rows ? answer.checked : rows;
}

function withFaults<Line>(
  rows: readonly JudgedRow<Line>[],
  lines: readonly number[],
  { duplicates, invalid }: ImportCheck,
  duplicateReason: string,
): JudgedRow<Line>[] {
  const repeated = new Set(duplicates.map((at) => lines[at - 1]));
  const refused = new Map(invalid.map(({ line, msg }) => [lines[line - 1], msg]));
  return rows.map((row) => {
    const reason = refused.get(row.line);
    if (reason !== undefined) return { ...row, fault: { kind: 'invalid', reason } };
    return repeated.has(row.line) && row.fault === null ? { ...row, fault: { kind: 'duplicate', reason: duplicateReason } } : row;
  });
}
