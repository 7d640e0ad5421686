'use client';
import { useSetting } from '@/lib/settings/use-settings';
import { Brand } from './Brand';
import { SidebarMenu } from './SidebarMenu';
import { SidebarFrame } from './sidebar-styles';

/** The sidebar of wide windows: 210 px, or 54 px with icons alone; which of the two is kept over visits. */
export function Sidebar() {
  const collapsed = useSetting('sidebarStatus') === 'closed';
  const withBrand = useSetting('sidebarLogo');
  return (
    <SidebarFrame data-collapsed={collapsed}>
      {withBrand && <Brand collapsed={collapsed} />}
      <SidebarMenu collapsed={collapsed} />
    </SidebarFrame>
  );
}
