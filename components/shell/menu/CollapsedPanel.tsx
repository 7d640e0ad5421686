'use client';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { paletteVar } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';
import type { MenuEntry } from '@/lib/navigation/derive';
import { MenuLink } from './MenuLink';

/** The panel stays beside its icon in the order of the Tab key; fixed, so that the sidebar's edge does not cut it. */
const FIXED = { strategy: 'fixed' } as const;

interface CollapsedPanelProps {
  readonly id: string;
  readonly anchor: HTMLElement | null;
  readonly open: boolean;
  readonly entry: MenuEntry;
  readonly active: string | undefined;
  readonly onClose: () => void;
}

/** The pages of a section, beside its icon in the narrow sidebar. */
export function CollapsedPanel({ id, anchor, open, entry, active, onClose }: CollapsedPanelProps) {
  const translate = useTranslations();
  return (
    <Popper open={open} anchorEl={anchor} placement="right-start" disablePortal popperOptions={FIXED}>
      <Panel id={id}>
        <strong>{translate(entry.titleKey)}</strong>
        <PanelList entries={entry.children} active={active} onNavigate={onClose} />
      </Panel>
    </Popper>
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
          <MenuLink
            key={entry.path}
            entry={entry}
            title={translate(entry.titleKey)}
            current={entry.path === active}
            depth={3}
            onNavigate={onNavigate}
          />
        ),
      )}
    </ul>
  );
}

const Panel = styled('div')({
  minWidth: 168,
  maxHeight: '80dvh',
  overflow: 'auto',
  marginLeft: 6,
  padding: 8,
  borderRadius: radius.card,
  backgroundColor: paletteVar('sidebar-ground'),
  color: paletteVar('sidebar-text'),
  boxShadow: paletteVar('floating-shadow'),
  '& strong, & em': { display: 'block', padding: '4px 10px', fontStyle: 'normal', fontSize: '0.93em' },
  '& strong': { color: paletteVar('sidebar-active'), fontWeight: 600 },
  '& em': { opacity: 0.8, paddingTop: 8 },
  // The panel hangs inside the narrow sidebar, whose lines hide their labels.
  '& a.MuiBox-root, & a': { padding: '0 10px !important', height: 34 },
  '& a > .label': { opacity: '1 !important' },
});
