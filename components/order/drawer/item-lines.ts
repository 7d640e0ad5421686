import { styled } from '@mui/material/styles';
import { softBorder } from '@/components/theme/css-vars';

/** What takes the place of a table on a phone: a line for each row, the smaller facts under it. */
export const ItemLines = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& > li': { display: 'grid', gap: 4, padding: '10px 0' },
  '& > li + li': { borderTop: softBorder },
  '& .item': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12, minWidth: 0 },
  '& .price': { flex: 'none', display: 'grid', textAlign: 'end' },
  '& .parts': { display: 'flex', flexWrap: 'wrap', gap: '2px 12px' },
  '& .after': { display: 'flex', alignItems: 'center', gap: 6 },
});
