'use client';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';

/** The title of a page beside its icon in the narrow sidebar; the icon's own label says the same to those who do not see it. */
export const CollapsedTip = ({ anchor, open, title }: { anchor: HTMLElement | null; open: boolean; title: string }) => (
  <Popper open={open} anchorEl={anchor} placement="right" role="tooltip" aria-hidden sx={{ zIndex: 'tooltip', pointerEvents: 'none' }}>
    <Label>{title}</Label>
  </Popper>
);

const Label = styled('div')({
  marginLeft: 14,
  padding: '5px 9px',
  borderRadius: radius.chip,
  fontSize: sizeVar.small,
  color: paletteVar('floating-onTooltip'),
  backgroundColor: paletteVar('floating-tooltip'),
});
