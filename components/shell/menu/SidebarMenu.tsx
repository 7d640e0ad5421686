'use client';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { activeMenuPath, entryHolds, type MenuEntry } from '@/lib/navigation/derive';
import { useMap } from '../MapContext';
import { CollapsedGroup } from './CollapsedGroup';
import { MenuGroup } from './MenuGroup';
import { MenuLink } from './MenuLink';
import { MenuScroll } from './sidebar-styles';

/** The permitted menu; the groups above the open page are unfolded, the others stay as the person left them. */
export function SidebarMenu({ collapsed, onNavigate }: { collapsed: boolean; onNavigate?: () => void }) {
  const translate = useTranslations();
  const { routes, entries } = useMap();
  const pathname = usePathname();
  const active = activeMenuPath(routes, pathname);
  const [unfolded, setUnfolded] = useState(() => groupsAbove(entries, active));
  const [seen, setSeen] = useState(active);
  if (seen !== active) {
    setSeen(active);
    setUnfolded((before) => new Set([...before, ...groupsAbove(entries, active)]));
  }
  const toggle = (path: string) =>
    setUnfolded((before) => (before.has(path) ? new Set([...before].filter((each) => each !== path)) : new Set([...before, path])));

  return (
    <MenuScroll aria-label={translate('shell.navigation')}>
      <ul>
        {entries.map((entry) => {
          if (!entry.children.length)
            return (
              <MenuLink
                key={entry.path}
                entry={entry}
                title={translate(entry.titleKey)}
                current={entry.path === active}
                collapsed={collapsed}
                onNavigate={onNavigate}
              />
            );
          if (collapsed) return <CollapsedGroup key={entry.path} entry={entry} active={active} />;
          return <MenuGroup key={entry.path} entry={entry} active={active} unfolded={unfolded} toggle={toggle} onNavigate={onNavigate} />;
        })}
      </ul>
    </MenuScroll>
  );
}

/** Paths of the groups that hold a page. */
function groupsAbove(entries: readonly MenuEntry[], active: string | undefined): ReadonlySet<string> {
  const above = (entry: MenuEntry): string[] => {
    if (!entry.children.some((child) => entryHolds(child, active))) return [];
    return [entry.path, ...entry.children.flatMap(above)];
  };
  return new Set(entries.flatMap(above));
}
