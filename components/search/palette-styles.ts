'use client';
import { styled } from '@mui/material/styles';
import { border, paletteVar, sizeVar, softBorder } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';

export const Field = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  flex: 'none',
  height: 52,
  padding: '0 16px',
  borderBottom: border,
  color: paletteVar('text-tertiary'),
  '& svg': { fontSize: 20 },
  '& input': {
    flex: 1,
    minWidth: 0,
    height: '100%',
    border: 0,
    outline: 0,
    background: 'none',
    color: paletteVar('text-primary'),
    font: 'inherit',
    fontSize: 16,
  },
  '& input::placeholder': { color: paletteVar('text-tertiary'), opacity: 1 },
});

export const Lines = styled('div')({ flex: '0 1 auto', minHeight: 0, overflowY: 'auto', padding: 6 });

export const Heading = styled('div')({ padding: '8px 10px 4px', fontSize: sizeVar.small, color: paletteVar('text-tertiary') });

export const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: sizeVar.control,
  padding: '4px 10px',
  borderRadius: radius.control,
  cursor: 'pointer',
  '& svg': { flex: 'none', fontSize: 18, color: paletteVar('text-tertiary') },
  '& .title': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .sections': {
    flex: 1,
    minWidth: 0,
    textAlign: 'right',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: sizeVar.small,
    color: paletteVar('text-secondary'),
  },
  '&[aria-selected="true"]': { backgroundColor: paletteVar('primary-soft'), '& .title, & svg': { color: paletteVar('primary-dark') } },
});

export const Nothing = styled('div')({
  '&:not(:empty)': { padding: '12px 20px 24px', textAlign: 'center', color: paletteVar('text-secondary') },
});

export const Hints = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 16,
  flex: 'none',
  padding: '8px 16px',
  borderTop: softBorder,
  fontSize: 12,
  color: paletteVar('text-tertiary'),
  '& .hint': { marginLeft: 'auto' },
  '& kbd': { padding: '0 4px', border: border, borderRadius: 4, fontFamily: 'inherit', marginRight: 2 },
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));
