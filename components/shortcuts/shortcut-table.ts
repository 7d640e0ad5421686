/** The one registry: every shortcut of the console, and what the sheet says about it under `shortcuts`. */
export const shortcutTable = [
  { id: 'search', keys: 'mod+k', group: 'general' },
  { id: 'sheet', keys: '?', group: 'general' },
  { id: 'settings', keys: 'alt+,', group: 'general' },
  { id: 'sidebar', keys: 'alt+b', group: 'general' },
  { id: 'fullscreen', keys: 'alt+enter', group: 'general' },
  { id: 'closeTab', keys: 'alt+w', group: 'tabs' },
  { id: 'reopenTab', keys: 'alt+shift+w', group: 'tabs' },
  { id: 'refreshTab', keys: 'alt+r', group: 'tabs' },
  { id: 'nextTab', keys: 'alt+pagedown', group: 'tabs' },
  { id: 'previousTab', keys: 'alt+pageup', group: 'tabs' },
  { id: 'maximise', keys: 'alt+m', group: 'tabs' },
  { id: 'moveTab', keys: 'ctrl+shift+arrows', group: 'tabs' },
  { id: 'tabMenu', keys: 'shift+f10', group: 'tabs' },
] as const satisfies readonly Shortcut[];

interface Shortcut {
  readonly id: string;
  /** Joined with plus; `mod` is Cmd on Apple keyboards and Ctrl elsewhere. */
  readonly keys: string;
  readonly group: 'general' | 'tabs';
}

export type ShortcutId = (typeof shortcutTable)[number]['id'];
/** Those the tab bar answers itself while a tab has the focus. */
export const ofTheTabBar: readonly ShortcutId[] = ['moveTab', 'tabMenu'];
