'use client';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { ink } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';
import type { MenuEntry } from '@/lib/navigation/derive';
import { icons } from './icons';
import { MenuLink } from './MenuLink';
import { holds } from './SidebarMenu';
import { MenuHeading } from './sidebar-styles';

/** The panel stays beside its icon in the order of the Tab key; fixed, so that the sidebar's edge does not cut it. */
const FIXED = { strategy: 'fixed' } as const;
/** Long enough to move the mouse from the icon over to the panel. */
const LEAVE_MS = 160;

/** A section in the narrow sidebar: its icon, with the pages in a panel beside it. */
export function CollapsedGroup({ entry, active }: { entry: MenuEntry; active: string | undefined }) {
  const translate = useTranslations();
  const panelId = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const { open, show, hide, hideSoon } = usePanel();
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
          aria-controls={open ? panelId : undefined}
          data-lit={holds(entry, active)}
          onClick={open ? hide : show}
        >
          {Icon && <Icon />}
        </MenuHeading>
        <Popper open={open} anchorEl={anchor.current} placement="right-start" disablePortal popperOptions={FIXED}>
          <Panel id={panelId}>
            <strong>{translate(entry.titleKey)}</strong>
            <PanelList entries={entry.children} active={active} onNavigate={hide} />
          </Panel>
        </Popper>
      </li>
    </ClickAwayListener>
  );
}

function PanelList({ entries, active, onNavigate }: { entries: readonly MenuEntry[]; active: string | undefined; onNavigate: () => void }) {
  const translate = useTranslations();
  return (
    <ul>
      {entries.map((entry) =>
        entry.children.length ? (
          <li key={entry.path}>
            <em>{translate(entry.titleKey)}</em>
            <PanelList entries={entry.children} active={active} onNavigate={onNavigate} />
          </li>
        ) : (
          <MenuLink key={entry.path} entry={entry} active={active} depth={3} onNavigate={onNavigate} />
        ),
      )}
    </ul>
  );
}

/** Open at once, closed a moment after the mouse has left. */
function usePanel() {
  const [open, setOpen] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const set = (next: boolean) => {
    clearTimeout(leaving.current);
    setOpen(next);
  };
  return {
    open,
    show: () => set(true),
    hide: () => set(false),
    hideSoon: () => {
      clearTimeout(leaving.current);
      leaving.current = setTimeout(() => setOpen(false), LEAVE_MS);
    },
  };
}

/** A finger "enters" with the tap that also clicks; only a mouse hovers. */
const byMouse = (event: PointerEvent) => event.pointerType === 'mouse';

const Panel = styled('div')({
  minWidth: 168,
  maxHeight: '80dvh',
  overflow: 'auto',
  marginLeft: 6,
  padding: 8,
  borderRadius: radius.card,
  backgroundColor: ink('sidebar-ground'),
  color: ink('sidebar-text'),
  boxShadow: ink('floating-shadow'),
  '& strong, & em': { display: 'block', padding: '4px 10px', fontStyle: 'normal', fontSize: '0.93em' },
  '& strong': { color: ink('sidebar-active'), fontWeight: 600 },
  '& em': { opacity: 0.8, paddingTop: 8 },
  // The panel hangs inside the narrow sidebar, whose lines hide their labels.
  '& a.MuiBox-root, & a': { padding: '0 10px !important', height: 34 },
  '& a > .label': { opacity: '1 !important' },
});
