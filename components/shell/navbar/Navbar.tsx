'use client';
import { styled } from '@mui/material/styles';
import { paletteVar } from '@/components/theme/css-vars';
import { frame } from '@/components/theme/tokens';
import { Breadcrumb } from './Breadcrumb';
import { FrameTools } from './FrameTools';
import { MenuToggle } from './MenuToggle';

/** The bar over the page: what folds the sidebar, where one is, and what concerns the whole console. */
export const Navbar = () => (
  <Bar>
    <MenuToggle />
    <Breadcrumb />
    <FrameTools />
  </Bar>
);

const Bar = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: frame.navbar,
  padding: '0 16px 0 10px',
  backgroundColor: paletteVar('background-paper'),
  borderBottom: `1px solid ${paletteVar('divider')}`,
  '[data-maximised] &': { display: 'none' },
  [theme.breakpoints.down('sm')]: { padding: '0 12px 0 6px' },
}));
