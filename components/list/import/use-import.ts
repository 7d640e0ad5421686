'use client';
import { useRef, useState } from 'react';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import { idempotencyKeys } from '@/lib/client/idempotency-keys';
import type { ImportAnswer } from '@/lib/contract/call/import-answer';
import { type SendableRow, sendRows } from '@/lib/import/send-rows';
import type { ImportParams } from './import-params';

/** An import under way. */
export interface RunningImport {
  readonly sent: number;
  readonly total: number;
}

interface Import<Line> {
  readonly running: RunningImport | null;
  readonly answer: ImportAnswer | null;
  start(rows: readonly SendableRow<Line>[]): Promise<void>;
  cancel(): void;
  /** Goes back to the lines, for another import. */
  again(): void;
}

/** Sends rows, with progress and cancel. What is sent again after a lost answer carries the same keys, so that nothing is imported twice. */
export function useImport<Line>({ send, batchSize }: Pick<ImportParams<Line>, 'send' | 'batchSize'>): Import<Line> {
  const report = useReportFailure();
  const [running, setRunning] = useState<RunningImport | null>(null);
  const [answer, setAnswer] = useState<ImportAnswer | null>(null);
  const stop = useRef<AbortController | null>(null);
  const [keys] = useState(() => idempotencyKeys());
  const start = async (rows: readonly SendableRow<Line>[]) => {
    stop.current = new AbortController();
    setRunning({ sent: 0, total: rows.length });
    try {
      const onProgress = (sent: number) => setRunning({ sent, total: rows.length });
      const { signal } = stop.current;
      setAnswer(await sendRows(rows, { batchSize: batchSize ?? Math.max(1, rows.length), signal, send, keys, onProgress }));
    } catch (error) {
      report(error, { info: 'import' });
    } finally {
      setRunning(null);
    }
  };
  return { running, answer, start, cancel: () => stop.current?.abort(), again: () => setAnswer(null) };
}
