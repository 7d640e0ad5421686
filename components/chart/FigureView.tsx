'use client';
import { type ReactNode, useState } from 'react';
import { type FigureMode, FigureSwitch } from '@/components/chart/FigureSwitch';
import { InnerTable } from '@/components/controls/InnerTable';
import type { Figure, FigureChartProps } from './figure';

interface Props extends FigureChartProps {
  /** The chart; drawn while no table is asked for. */
  readonly children: ReactNode;
  /** Heads of the columns of names, of values, and of what is noted beside them. */
  readonly heads: readonly [name: string, value: string, note?: string];
}

/** A chart and, on demand, the same figures as a table. */
export function FigureView({ label, figures, exact, heads: [name, value, note], children }: Props) {
  const [view, setView] = useState<FigureMode>('chart');
  return (
    <div>
      <div style={{ display: 'flex', justifyContent: 'flex-end', marginBottom: 8 }}>
        <FigureSwitch of={label} view={view} onChange={setView} />
      </div>
      {view === 'chart' ? (
        children
      ) : (
        <InnerTable
          label={label}
          rows={figures}
          keyOf={(figure) => figure.key}
          columns={[
            { key: 'name', header: name, cell: (figure) => figure.label },
            { key: 'value', header: value, align: 'end', cell: (figure) => exact(figure.value) },
            ...(note === undefined
              ? []
              : [{ key: 'note', header: note, align: 'end' as const, cell: ({ note: noted }: Figure) => noted ?? '-' }]),
          ]}
        />
      )}
    </div>
  );
}
