import { styled } from '@mui/material/styles';
import { border, paletteVar, sizeVar, softBorder } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';

/** Fields, settings and preview beside each other where there is room. */
export const Designer = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(260px, 1fr) minmax(300px, 1.2fr) 270px', alignItems: 'start' },
  '& > div': { minWidth: 0, padding: 12, border: border, borderRadius: radius.card },
  '& > .preview': { display: 'grid', justifyItems: 'center', backgroundColor: paletteVar('background-default') },
  '& .editor > p': { margin: 0, padding: '24px 8px', textAlign: 'center', color: paletteVar('text-tertiary') },
  '& .fields > button': { marginTop: 8 },
  '& .entry': { flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: 4, padding: '2px 0', borderBottom: softBorder },
  '& .entry[data-chosen="true"]': { backgroundColor: paletteVar('primary-soft') },
  '& .entry[data-fault="true"] .name': { color: paletteVar('error-main') },
  '& .name': {
    flex: 1,
    minWidth: 0,
    display: 'grid',
    padding: '4px 6px',
    border: 0,
    font: 'inherit',
    textAlign: 'start',
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
  },
  '& .name i': { color: paletteVar('error-main'), fontStyle: 'normal' },
  '& .name small': { color: paletteVar('text-secondary'), fontSize: sizeVar.small },
  '& .type': { fontSize: sizeVar.small, color: paletteVar('text-secondary'), whiteSpace: 'nowrap' },
}));
