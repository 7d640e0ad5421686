'use client';
import { useShortcut } from '@/components/shortcuts/Shortcuts';
import { useShownPath, useWindowTabs } from './tabs-context';
import { useDocumentTitle } from './use-document-title';
import { useUnloadQuestion } from './use-leave-question';
import { useMaximised } from './use-maximised';
import { useOpenLinks } from './use-open-links';
import { useTabCommands } from './use-tab-commands';

/** What the tabs do whether their bar is shown or not: links, the window's title, the question before leaving, shortcuts. Draws nothing. */
export function TabEffects() {
  const { store } = useWindowTabs();
  const shown = useShownPath();
  const commands = useTabCommands();
  const frame = useMaximised();
  const step = (by: 1 | -1) => {
    const { tabs } = store.state();
    const at = tabs.findIndex((tab) => tab.path === shown);
    const next = tabs[(at + by + tabs.length) % tabs.length];
    if (next) commands.show(next.path);
  };
  useOpenLinks();
  useDocumentTitle();
  useUnloadQuestion();
  useShortcut('closeTab', () => void commands.close('one', shown));
  useShortcut('reopenTab', commands.reopen);
  useShortcut('refreshTab', () => void commands.refresh(shown));
  useShortcut('nextTab', () => step(1));
  useShortcut('previousTab', () => step(-1));
  useShortcut('maximise', frame.switch);
  return null;
}
