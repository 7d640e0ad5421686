'use client';
import { FigureView } from '@/components/chart/FigureView';
import type { Figure } from '@/components/chart/figure';
import { RankingChart } from '@/components/chart/RankingChart';

interface Props {
  readonly label: string;
  readonly figures: readonly Figure[];
  readonly heads: readonly [name: string, value: string, note: string];
  exact(value: number): string;
}

/** A ranking in its card, as bars or as a table. */
export const RankingFigures = (props: Props) => (
  <div style={{ padding: '8px 16px 12px' }}>
    <FigureView {...props}>
      <RankingChart {...props} />
    </FigureView>
  </div>
);
