'use client';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useId, useRef } from 'react';
import { lazyPart, useLazyPart } from '@/components/dialogs/use-lazy-part';
import { entryHolds, type MenuEntry } from '@/lib/navigation/derive';
import { icons } from './icons';
import { MenuHeading } from './sidebar-styles';
import { byMouse, useHovered } from './use-hovered';

const panel = lazyPart(() => import('./CollapsedPanel').then((module) => module.CollapsedPanel));

/** A section in the narrow sidebar: its icon, with the pages in a panel beside it. */
export function CollapsedGroup({ entry, active }: { entry: MenuEntry; active: string | undefined }) {
  const translate = useTranslations();
  const panelId = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const { open, show, hide, hideSoon } = useHovered();
  const Panel = useLazyPart(panel, open, hide);
  const Icon = entry.icon && icons[entry.icon];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    hide();
    anchor.current?.focus();
  };
  return (
    <ClickAwayListener onClickAway={hide}>
      <li
        onPointerEnter={(event) => byMouse(event) && show()}
        onPointerLeave={(event) => byMouse(event) && hideSoon()}
        onKeyDown={onKeyDown}
      >
        <MenuHeading
          ref={anchor}
          type="button"
          aria-label={translate(entry.titleKey)}
          aria-expanded={open}
          aria-controls={open && Panel ? panelId : undefined}
          data-lit={entryHolds(entry, active)}
          onClick={open ? hide : show}
          onFocus={panel.prefetch.onFocus}
        >
          {Icon && <Icon />}
        </MenuHeading>
        {Panel && <Panel id={panelId} anchor={anchor.current} open={open} entry={entry} active={active} onClose={hide} />}
      </li>
    </ClickAwayListener>
  );
}
