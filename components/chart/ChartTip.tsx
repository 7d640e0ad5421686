import { styled } from '@mui/material/styles';
import { border, paletteVar, sizeVar } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';
import type { Series } from './series';

/** The figures of the day pointed at; it stands on the side where there is room. */
export function ChartTip({
  x,
  width,
  date,
  series,
  index,
}: {
  x: number;
  width: number;
  date: string;
  series: readonly Series[];
  index: number;
}) {
  const atRight = x < width / 2;
  return (
    <Tip aria-hidden style={atRight ? { left: x + 12 } : { right: width - x + 12 }}>
      <b>{date}</b>
      {series.map(({ key, label, values, exact }) => (
        <span key={key}>
          {label}
          <em>{exact(values[index] ?? 0)}</em>
        </span>
      ))}
    </Tip>
  );
}

const Tip = styled('div')({
  position: 'absolute',
  top: 8,
  zIndex: 1,
  display: 'grid',
  gap: 2,
  minWidth: 132,
  padding: '8px 12px',
  border: border,
  borderRadius: radius.card,
  backgroundColor: paletteVar('background-paper'),
  boxShadow: paletteVar('floating-shadow'),
  fontSize: sizeVar.small,
  pointerEvents: 'none',
  whiteSpace: 'nowrap',
  '& b': { fontWeight: 600 },
  '& span': { display: 'flex', justifyContent: 'space-between', gap: 16, color: paletteVar('text-secondary') },
  '& em': { fontStyle: 'normal', fontWeight: 500, color: paletteVar('text-primary') },
});
