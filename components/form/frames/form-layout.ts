import { styled } from '@mui/material/styles';
import { border, paletteVar, sizeVar, softBorder } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';

/** Fields beside each other where there is room, under each other where there is none. */
export const FieldGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  columnGap: 20,
  rowGap: 8,
  '[role="alert"] + &': { marginTop: 12 },
});

/** Fields that belong together, such as a beginning and an end: beside each other, whatever stands before them, in the columns of the others. */
export const FieldPair = styled('div')({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  columnGap: 20,
  rowGap: 8,
});

/** Names the fields that follow, in forms that stand in a dialog or a panel. */
export const GroupTitle = styled('h3')({
  gridColumn: '1 / -1',
  margin: '0 0 6px',
  fontSize: 14,
  fontWeight: 600,
  '* + &': { marginTop: 10, paddingTop: 14, borderTop: softBorder },
});

/** A part of a form in a card of its own. */
export const SectionCard = styled('section')({
  border: border,
  borderRadius: radius.card,
  backgroundColor: paletteVar('background-paper'),
  scrollMarginTop: 'calc(var(--head-height, 0px) + 12px)',
  '& > h2': { margin: 0, padding: '12px 16px', fontSize: 15, fontWeight: 600, borderBottom: softBorder },
  '& > div': { padding: '14px 16px 10px' },
});

/** Cards under each other, with the index of sections at the right where the window is wide. */
export const PageGrid = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: sizeVar.gap,
  [theme.breakpoints.up('lg')]: { '&[data-index="true"]': { gridTemplateColumns: 'minmax(0, 1fr) 180px' } },
  '& > .cards': { display: 'grid', gap: sizeVar.gap, alignContent: 'start', minWidth: 0 },
}));
