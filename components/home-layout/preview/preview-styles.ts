import { styled } from '@mui/material/styles';
import { paletteVar } from '@/components/theme/css-vars';

const paper = paletteVar('background-paper');

/** The page inside the phone. */
export const Page = styled('div')({
  paddingBottom: 12,
  '& section': { padding: '6px 10px', backgroundColor: paper },
  '& section[data-marked="true"], & [data-block][data-marked="true"]': {
    outline: `2px solid ${paletteVar('primary-accent')}`,
    outlineOffset: -2,
    borderRadius: 6,
  },
  '& h4': { margin: '4px 0 6px', fontSize: 13, fontWeight: 600 },
  '& .search': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    height: 28,
    padding: '0 12px',
    borderRadius: 14,
    color: paletteVar('text-tertiary'),
    backgroundColor: paletteVar('background-default'),
  },
  '& .carousel': { aspectRatio: '750 / 350', borderRadius: 8, overflow: 'hidden' },
  '& .notice': { display: 'flex', alignItems: 'center', gap: 6, color: paletteVar('warning-main') },
  '& .slots': { display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', rowGap: 8 },
  '& .slots span': { position: 'relative', display: 'grid', justifyItems: 'center', gap: 3, padding: '4px 0', fontSize: 10 },
  '& .slots i': { width: 34, height: 34, borderRadius: 10, overflow: 'hidden' },
  '& .slots b': { maxWidth: '100%', overflow: 'hidden', whiteSpace: 'nowrap', fontWeight: 400 },
  '& .slots em': {
    position: 'absolute',
    top: 0,
    right: 0,
    padding: '0 4px',
    borderRadius: 8,
    fontStyle: 'normal',
    fontSize: 9,
    color: paletteVar('error-contrastText'),
    backgroundColor: paletteVar('error-main'),
  },
  '& .coupons': { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 6 },
  '& .coupons span': {
    display: 'grid',
    justifyItems: 'center',
    padding: '6px 2px',
    borderRadius: 6,
    fontSize: 10,
    color: paletteVar('error-main'),
    backgroundColor: paletteVar('error-soft'),
  },
  '& .coupons strong': { fontSize: 14 },
  '& .goods': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 8 },
  '& .goods span': { display: 'grid', gap: 2, borderRadius: 8, overflow: 'hidden', backgroundColor: paletteVar('background-default') },
  '& .goods i': { display: 'block', aspectRatio: '1.3', overflow: 'hidden' },
  '& .goods b': { padding: '0 6px', fontWeight: 400, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .goods strong': { padding: '0 6px 6px', color: paletteVar('error-main') },
  '& .goods .empty': { aspectRatio: '1' },
  '& .unknown': { height: 44, borderRadius: 8, backgroundColor: paletteVar('background-default') },
});
