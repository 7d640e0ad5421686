'use client';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useTabState } from '@/components/tabs/tabs-context';
import { useMaximised } from '@/components/tabs/use-maximised';
import type { TabCommands } from '@/components/tabs/use-tab-commands';
import { tabOf, tabTitle } from '@/lib/tabs/tab';
import { type TabMenuEntry, tabMenuEntries } from './tab-menu-entries';

/** Which tab's menu is open, and where. */
export interface MenuPlace {
  readonly path: string;
  readonly left: number;
  readonly top: number;
}

interface TabMenuProps {
  readonly open: boolean;
  readonly place: MenuPlace | undefined;
  readonly commands: TabCommands;
  readonly onClose: () => void;
}

/** The commands of one tab, opened by right click, Shift+F10, a long touch, or from the end of the bar. */
export function TabMenu({ open, place, commands, onClose }: TabMenuProps) {
  const t = useTranslations();
  const state = useTabState();
  const frame = useMaximised();
  const drawn = useLastPlace(place);
  const tab = drawn && tabOf(state, drawn.path);
  const groups = tab ? tabMenuEntries(tab, state, commands, frame) : [];
  const choose = ({ run }: TabMenuEntry) => {
    onClose();
    run();
  };
  return (
    <Menu
      data-of-frame
      open={open && tab !== undefined}
      onClose={onClose}
      anchorReference="anchorPosition"
      {...(drawn ? { anchorPosition: { left: drawn.left, top: drawn.top } } : {})}
      slotProps={{ list: { 'aria-label': tab && t('tags.menu', { title: tabTitle(tab, t) }) } }}
    >
      {groups.flatMap((entries, group) => [
        ...(group > 0 ? [<Divider key={`above ${entries[0]?.name}`} component="li" />] : []),
        ...entries.map((entry) => (
          <MenuItem key={entry.name} disabled={entry.disabled ?? false} onClick={() => choose(entry)}>
            {t(`tags.${entry.name}`)}
          </MenuItem>
        )),
      ])}
    </Menu>
  );
}

/** The menu keeps its place and its entries while it fades out. */
function useLastPlace(place: MenuPlace | undefined): MenuPlace | undefined {
  const [last, setLast] = useState(place);
  if (place && place !== last) setLast(place);
  return place ?? last;
}
