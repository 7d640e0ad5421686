import type { TabCommands } from '@/components/tabs/use-tab-commands';
import { type CloseScope, closedBy } from '@/lib/tabs/close';
import { isPinned, type Tab, type TabState } from '@/lib/tabs/tab';

/** One line of a tab's menu; `name` is its text below `tags`. */
export interface TabMenuEntry {
  readonly name: string;
  readonly disabled?: boolean;
  readonly run: () => void;
}

/** The lines of a tab's menu in groups: the specified four first. A pinned tab has no Close; an affixed one cannot be unpinned. */
export function tabMenuEntries(tab: Tab, state: TabState, commands: TabCommands, frame: { maximised: boolean; switch: () => void }) {
  const { path } = tab;
  const close = (name: string, scope: CloseScope): TabMenuEntry => ({
    name,
    disabled: closedBy(state, scope, path).length === 0,
    run: () => void commands.close(scope, path),
  });
  const specified: TabMenuEntry[] = [
    { name: 'refresh', run: () => void commands.refresh(path) },
    ...(isPinned(tab) ? [] : [close('close', 'one')]),
    close('closeOthers', 'others'),
    close('closeAll', 'all'),
  ];
  const pin: TabMenuEntry = { name: tab.pinned ? 'unpin' : 'pin', run: () => commands.pin(path, !tab.pinned) };
  return [
    specified,
    [close('closeLeft', 'left'), close('closeRight', 'right')],
    [
      ...(tab.affix ? [] : [pin]),
      { name: 'duplicate', run: () => commands.duplicate(path) },
      { name: 'openInWindow', run: () => commands.openInWindow(path) },
    ],
    [
      { name: 'reopen', disabled: state.closed.length === 0, run: commands.reopen },
      { name: frame.maximised ? 'restore' : 'maximise', run: frame.switch },
    ],
  ] satisfies TabMenuEntry[][];
}
