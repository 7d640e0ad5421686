import { styled } from '@mui/material/styles';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import type { FigureChartProps } from './figure';

/** The largest first, each with a bar as long as its share of the largest; a list that reads as it looks. */
export function RankingChart({ label, figures, exact }: FigureChartProps) {
  const most = Math.max(1, ...figures.map(({ value }) => value));
  return (
    <Ranks aria-label={label}>
      {figures.map(({ key, label: name, value, note }, index) => (
        <li key={key}>
          <span className="place">{index + 1}</span>
          <span className="name">{name}</span>
          <span className="value">{exact(value)}</span>
          {note && <small>{note}</small>}
          <span className="bar" aria-hidden style={{ width: `${(Math.max(0, value) / most) * 100}%` }} />
        </li>
      ))}
    </Ranks>
  );
}

const Ranks = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: sizeVar.font,
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto auto',
  columnGap: 8,
  // The values of all rows stand in one column, and what is noted beside them in another.
  '& > li': {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    rowGap: 2,
    alignItems: 'baseline',
    padding: '6px 0',
  },
  '& .place': { color: paletteVar('text-tertiary'), fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
  '& > li:nth-of-type(-n + 3) .place': { color: paletteVar('primary-dark'), fontWeight: 600 },
  '& .name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .value, & small': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', textAlign: 'end' },
  '& .value:not(:has(+ small))': { gridColumn: '3 / -1' },
  '& small': { fontSize: sizeVar.small, color: paletteVar('text-tertiary') },
  '& .bar': { gridColumn: '2 / -1', height: 6, minWidth: 2, borderRadius: 3, backgroundColor: paletteVar('primary-fill') },
});
