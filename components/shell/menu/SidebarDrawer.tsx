'use client';
import Drawer from '@mui/material/Drawer';
import { useTranslations } from 'next-intl';
import { onCloseBy } from '@/components/dialogs/on-close';
import { paletteVar } from '@/components/theme/css-vars';
import { frame } from '@/components/theme/tokens';
import { Brand } from './Brand';
import { SidebarMenu } from './SidebarMenu';

/** The sidebar below 992 px: a drawer over the page that its backdrop, Escape and every navigation close. */
export function SidebarDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const translate = useTranslations('shell');
  return (
    <Drawer open={open} onClose={onCloseBy(onClose)} slotProps={{ paper: { 'aria-label': translate('navigation'), sx: paper } }}>
      <Brand collapsed={false} />
      <SidebarMenu collapsed={false} onNavigate={onClose} />
    </Drawer>
  );
}

const paper = {
  width: frame.sidebar,
  backgroundColor: paletteVar('sidebar-ground'),
  color: paletteVar('sidebar-text'),
  border: 0,
  backgroundImage: 'none',
};
