'use client';
import ChevronRight from '@mui/icons-material/ChevronRightOutlined';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { MenuEntry } from '@/lib/navigation/derive';
import { icons } from './icons';
import { MenuLink } from './MenuLink';
import { Fold, MenuHeading } from './sidebar-styles';

interface MenuGroupProps {
  entry: MenuEntry;
  active: string | undefined;
  unfolded: ReadonlySet<string>;
  toggle: (path: string) => void;
  depth?: number;
  onNavigate?: (() => void) | undefined;
}

/** A section of the menu that folds. */
export function MenuGroup({ entry, active, unfolded, toggle, depth = 0, onNavigate }: MenuGroupProps) {
  const translate = useTranslations();
  const listId = useId();
  const open = unfolded.has(entry.path);
  const Icon = depth === 0 && entry.icon ? icons[entry.icon] : undefined;
  return (
    <li>
      <MenuHeading type="button" data-depth={depth} aria-expanded={open} aria-controls={listId} onClick={() => toggle(entry.path)}>
        {Icon && <Icon />}
        <span className="label">{translate(entry.titleKey)}</span>
        <ChevronRight className="arrow" />
      </MenuHeading>
      {/* Folded entries are out of reach of the Tab key as well as out of sight. */}
      <Fold data-open={open} inert={!open}>
        <ul id={listId}>
          {entry.children.map((child) =>
            child.children.length ? (
              <MenuGroup
                key={child.path}
                entry={child}
                active={active}
                unfolded={unfolded}
                toggle={toggle}
                depth={depth + 1}
                onNavigate={onNavigate}
              />
            ) : (
              <MenuLink
                key={child.path}
                entry={child}
                title={translate(child.titleKey)}
                current={child.path === active}
                depth={depth + 1}
                onNavigate={onNavigate}
              />
            ),
          )}
        </ul>
      </Fold>
    </li>
  );
}
