import { styled } from '@mui/material/styles';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';

/** A line across the window, below the bar of pages, for what concerns every page. */
export const NoticeStrip = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '6px 16px',
  backgroundColor: paletteVar('warning-soft'),
  color: paletteVar('warning-main'),
  fontSize: sizeVar.font,
  '& > span': { flex: 1, minWidth: 0 },
  '&[data-news="expired"]': { backgroundColor: paletteVar('error-soft'), color: paletteVar('error-main') },
});
