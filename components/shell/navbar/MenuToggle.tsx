'use client';
import MenuOpenIcon from '@mui/icons-material/MenuOpenOutlined';
import MenuIcon from '@mui/icons-material/MenuOutlined';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useNarrow } from '@/components/controls/use-phone';
import { lazyPart, useLazyPart } from '@/components/dialogs/use-lazy-part';
import { ToolButton } from '@/components/theme/tool-button';
import { useChangeSettings, useSetting } from '@/lib/settings/use-settings';

const drawer = lazyPart(() => import('@/components/shell/menu/SidebarDrawer').then((module) => module.SidebarDrawer));

/** Shows and hides the menu: folds the sidebar, or opens the drawer where there is no room for one. */
export const MenuToggle = () => (useNarrow() ? <DrawerToggle /> : <SidebarToggle />);

/** The drawer belongs to the page it was opened on: any navigation, and a window grown wide, find it closed. */
function DrawerToggle() {
  const translate = useTranslations('shell');
  const pathname = usePathname();
  const [openOn, setOpenOn] = useState<string>();
  const open = openOn === pathname;
  const close = () => setOpenOn(undefined);
  const Drawer = useLazyPart(drawer, open, close);
  return (
    <>
      <ToolButton type="button" onClick={() => setOpenOn(pathname)} aria-label={translate('openDrawer')} {...drawer.prefetch}>
        <MenuIcon />
      </ToolButton>
      {Drawer && <Drawer open={open} onClose={close} />}
    </>
  );
}

function SidebarToggle() {
  const translate = useTranslations('shell');
  const opened = useSetting('sidebarStatus') === 'opened';
  const { change } = useChangeSettings();
  return (
    <ToolButton
      type="button"
      onClick={() => change({ sidebarStatus: opened ? 'closed' : 'opened' })}
      aria-label={translate(opened ? 'closeMenu' : 'openMenu')}
      aria-expanded={opened}
    >
      {opened ? <MenuOpenIcon /> : <MenuIcon />}
    </ToolButton>
  );
}
