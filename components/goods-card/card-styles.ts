import { styled } from '@mui/material/styles';
import { border, paletteVar, sizeVar, softBorder } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';

export const DrawerTitle = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 10,
  '& .cover': { width: 32, height: 32, borderRadius: 6, overflow: 'hidden' },
  '& .name': { fontWeight: 400, fontSize: sizeVar.font },
  '& .note': { fontWeight: 400, fontSize: sizeVar.small, color: paletteVar('text-tertiary') },
});

/** Counts of the states beside each other. */
export const Tiles = styled('div')({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(110px, 1fr))',
  gap: 12,
  padding: '14px 20px',
  '& > div': { padding: '8px 12px', border: border, borderRadius: radius.card },
  '& dt': { fontSize: sizeVar.small, color: paletteVar('text-secondary') },
  '& dd': { margin: 0, fontSize: 18, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& [data-alarm="true"] dd': { color: paletteVar('error-main') },
});

/** The list takes what is left of the drawer, its pager in sight. */
export const Rows = styled('div')(({ theme }) => ({
  flex: '1 1 0',
  minHeight: 420,
  display: 'flex',
  flexDirection: 'column',
  borderTop: softBorder,
  '& > section': { flex: '1 1 0', minHeight: 0, maxHeight: 'none', border: 0, borderRadius: 0 },
  [theme.breakpoints.down('sm')]: { flex: 'none', padding: '12px 12px 0', '& > section': { flex: 'none' } },
}));
