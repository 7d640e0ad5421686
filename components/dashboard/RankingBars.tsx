import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';

/** One place of a ranking or stage of a funnel. */
export interface Bar {
  readonly key: string | number;
  readonly label: ReactNode;
  /** What the bar's length stands for. */
  readonly value: number;
  readonly text: string;
  readonly note?: string;
}

/** Places with bars as long as their values, the first the longest; a list to whoever cannot see them. */
export function RankingBars({ bars, label }: { bars: readonly Bar[]; label: string }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <List aria-label={label}>
      {bars.map(({ key, label: name, value, text, note }) => (
        <li key={key}>
          <span className="name" data-value>
            {name}
          </span>
          <span className="value">
            {text}
            {note && <small>{note}</small>}
          </span>
          <i aria-hidden style={{ width: `${Math.max(1, (value / most) * 100)}%` }} />
        </li>
      ))}
    </List>
  );
}

const List = styled('ol')({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: '12px 16px',
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2px 12px', alignItems: 'baseline' },
  '& .name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .value': { whiteSpace: 'nowrap' },
  '& small': { marginLeft: 8, fontSize: sizeVar.small, color: paletteVar('text-tertiary') },
  '& i': { gridColumn: '1 / -1', height: 6, borderRadius: 3, backgroundColor: paletteVar('primary-main') },
});
