'use client';
import { useEffect, useMemo, useState } from 'react';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import type { Column } from './column';
import { columnsAsMade, type ShownColumn } from './shown-column';
import type { ArrangedColumns } from './use-column-layout';

type Arrange = typeof import('./arrange-columns').arrangeColumns;

let known: Arrange | undefined;
const fetchModel = async (): Promise<Arrange> => {
  known ??= (await import('./arrange-columns')).arrangeColumns;
  return known;
};

/** Fetches what arranges columns for somebody who is about to. A failure is met again, and told, when they do. */
export const prefetchArrangement = (): void => void fetchModel().catch(() => undefined);

/** The columns to draw, in their order, with everything hidden left out. `leading` is the width of what stands before them. */
export function useShownColumns<Row extends object>(
  columns: readonly Column<Row>[],
  { layout, arranged }: Pick<ArrangedColumns, 'layout' | 'arranged'>,
  leading: number,
): readonly ShownColumn<Row>[] {
  const arrange = useModel(arranged);
  return useMemo(
    () => (arranged && arrange ? arrange(columns, layout, leading) : columnsAsMade(columns, leading)),
    [columns, layout, leading, arranged, arrange],
  );
}

/** The model of arrangements once it is wanted and there; most people never arrange anything and never fetch it. */
function useModel(wanted: boolean): Arrange | undefined {
  const [model, setModel] = useState<Arrange>();
  const report = useReportFailure();
  // Fetched ahead, it acts in the same frame.
  if (wanted && !model && known) setModel(() => known);
  const missing = wanted && !model;
  useEffect(() => {
    if (!missing) return;
    let here = true;
    fetchModel().then(
      (fetched) => here && setModel(() => fetched),
      (error: unknown) => here && report(error, { info: 'part' }),
    );
    return () => {
      here = false;
    };
  }, [missing, report]);
  return model;
}
