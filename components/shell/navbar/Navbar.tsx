'use client';
import MenuOpenIcon from '@mui/icons-material/MenuOpenOutlined';
import MenuIcon from '@mui/icons-material/MenuOutlined';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { paletteVar } from '@/components/theme/css-vars';
import { frame } from '@/components/theme/tokens';
import { ToolButton } from '@/components/theme/tool-button';
import { useChangeSettings, useSetting } from '@/lib/settings/use-settings';
import { Breadcrumb } from './Breadcrumb';
import { FrameTools } from './FrameTools';

interface DrawerControl {
  readonly mobile: boolean;
  readonly openDrawer: () => void;
  /** Fetches the drawer ahead of the press. */
  readonly nearDrawer: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
}

/** The bar over the page: what folds the sidebar, where one is, and what concerns the whole console. */
export function Navbar(drawer: DrawerControl) {
  return (
    <Bar>
      <Hamburger {...drawer} />
      <Breadcrumb />
      <FrameTools />
    </Bar>
  );
}

function Hamburger({ mobile, openDrawer, nearDrawer }: DrawerControl) {
  const translate = useTranslations('shell');
  const opened = useSetting('sidebarStatus') === 'opened';
  const { change } = useChangeSettings();
  if (mobile)
    return (
      <ToolButton type="button" onClick={openDrawer} aria-label={translate('openDrawer')} {...nearDrawer}>
        <MenuIcon />
      </ToolButton>
    );
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
