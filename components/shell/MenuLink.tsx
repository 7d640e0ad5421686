'use client';
import { useTranslations } from 'next-intl';
import type { MenuEntry } from '@/lib/navigation/derive';
import { CollapsedLink } from './CollapsedLink';
import { icons } from './icons';
import { warmScreen } from './ready-screen';
import { MenuLine } from './sidebar-styles';

interface MenuLinkProps {
  entry: MenuEntry;
  active: string | undefined;
  depth?: number;
  collapsed?: boolean;
  onNavigate?: (() => void) | undefined;
}

/** A page in the menu. Pointing at it fetches the screen's code, so that the click finds it there. */
export function MenuLink({ entry, active, depth = 0, collapsed = false, onNavigate }: MenuLinkProps) {
  const translate = useTranslations();
  const Icon = depth === 0 && entry.icon ? icons[entry.icon] : undefined;
  const title = translate(entry.titleKey);
  const line = (
    <MenuLine
      href={entry.path}
      prefetch={false}
      data-depth={depth}
      aria-current={entry.path === active ? 'page' : undefined}
      aria-label={collapsed ? title : undefined}
      {...(onNavigate ? { onClick: onNavigate } : {})}
      onPointerEnter={() => warmScreen(entry.path)}
    >
      {Icon && <Icon />}
      <span className="label">{title}</span>
    </MenuLine>
  );
  return collapsed ? <CollapsedLink title={title}>{line}</CollapsedLink> : <li>{line}</li>;
}
