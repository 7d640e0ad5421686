'use client';
import { Activity, memo, type ReactNode, useMemo } from 'react';
import { DialogScope } from '@/components/dialogs/DialogScope';
import { AddressContext } from '@/lib/list/use-address';
import { TabStateContext } from '@/lib/list/use-tab-state';
import { BrokenTab } from './BrokenTab';
import { TabContext } from './tab-context';
import { tabDomId } from './tab-dom-id';
import { useTabHandle, useTabKept } from './use-tab-handle';

interface PanelProps {
  readonly path: string;
  readonly instance: number;
  readonly noCache: boolean;
  readonly visible: boolean;
  readonly search: string;
  readonly draw: (path: string) => ReactNode;
}

/** It takes the focus only when it has just been opened: its content says where that is. */
const NO_OUTLINE = { outline: 'none' } as const;

/** One tab's screen with what it may know: its own tab, and its own address, which stands still while it is hidden. */
export const TabPanel = memo(function TabPanel({ path, instance, noCache, visible, search, draw }: PanelProps) {
  const tab = useTabHandle(path);
  const kept = useTabKept(instance, noCache);
  const address = useMemo(() => ({ pathname: path, search }), [path, search]);
  const screen = useMemo(() => draw(path), [draw, path]);
  return (
    <Activity mode={visible ? 'visible' : 'hidden'} name={path}>
      <div role="tabpanel" id={tabDomId.panel(instance)} aria-labelledby={tabDomId.tab(instance)} tabIndex={-1} style={NO_OUTLINE}>
        <TabContext value={tab}>
          <AddressContext value={address}>
            <TabStateContext value={kept}>
              <DialogScope>
                <BrokenTab path={path}>{screen}</BrokenTab>
              </DialogScope>
            </TabStateContext>
          </AddressContext>
        </TabContext>
      </div>
    </Activity>
  );
});
