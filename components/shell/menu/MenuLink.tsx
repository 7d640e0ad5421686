'use client';
import { memo } from 'react';
import type { MenuEntry } from '@/lib/navigation/derive';
import { prefetchScreen } from '../screen/ready-screen';
import { CollapsedLink } from './CollapsedLink';
import { icons } from './icons';
import { MenuLine } from './sidebar-styles';

interface MenuLinkProps {
  entry: MenuEntry;
  title: string;
  /** Whether it is the page on display, or the list of the one on display. */
  current: boolean;
  depth?: number;
  collapsed?: boolean;
  onNavigate?: (() => void) | undefined;
}

/**
 * A page in the menu. Pointing at it fetches the screen's code, so that the click finds it there. Of the forty a navigation draws
 * two again, the one that was current and the one that is. Where the page is scrolled to its tab knows (use-kept-scroll.ts): Next
 * would lay out the page to find that out.
 */
export const MenuLink = memo(({ entry, title, current, depth = 0, collapsed = false, onNavigate }: MenuLinkProps) => {
  const Icon = depth === 0 && entry.icon ? icons[entry.icon] : undefined;
  const line = (
    <MenuLine
      href={entry.path}
      prefetch={false}
      scroll={false}
      data-depth={depth}
      aria-current={current ? 'page' : undefined}
      aria-label={collapsed ? title : undefined}
      {...(onNavigate ? { onClick: onNavigate } : {})}
      onPointerEnter={() => prefetchScreen(entry.path)}
    >
      {Icon && <Icon />}
      <span className="label">{title}</span>
    </MenuLine>
  );
  return collapsed ? <CollapsedLink title={title}>{line}</CollapsedLink> : <li>{line}</li>;
});
