import { styled } from '@mui/material/styles';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import type { Series } from './series';

/** Which form stands for which figures; a single series needs none, its card says it. */
export const Legend = ({ series }: { series: readonly Series[] }) =>
  series.length < 2 ? null : (
    <Line>
      {series.map(({ key, label, form }) => (
        <li key={key} data-form={form}>
          {label}
        </li>
      ))}
    </Line>
  );

const Line = styled('ul')({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 16,
  height: 20,
  margin: '0 0 4px',
  padding: 0,
  listStyle: 'none',
  fontSize: sizeVar.small,
  color: paletteVar('text-secondary'),
  '& li::before': { content: '""', display: 'inline-block', marginRight: 6, verticalAlign: 'middle' },
  '& li[data-form="bar"]::before': { width: 10, height: 10, borderRadius: 3, background: paletteVar('primary-fill') },
  '& li[data-form="line"]::before': { width: 14, height: 2.5, borderRadius: 2, background: paletteVar('primary-main') },
});
