import { ofTheTabBar, type ShortcutId, shortcutTable } from './shortcut-table';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'repeat'>;

/** Where a key was pressed, as far as it matters. */
export interface KeyPlace {
  readonly typing: boolean;
  readonly apple: boolean;
}

/** The code of the key while an input method composes, on browsers that do not say so otherwise. */
const COMPOSING = 'Process';

/** The shortcut a key press means; none during composition, and inside inputs only what types nothing there. */
export function shortcutOf(event: Pressed, { typing, apple }: KeyPlace): ShortcutId | undefined {
  if (event.isComposing || event.key === COMPOSING || event.repeat) return undefined;
  return shortcutTable.find(({ id, keys }) => !ofTheTabBar.includes(id) && fits(event, keys, apple) && (!typing || keys.startsWith('mod+')))
    ?.id;
}

function fits(event: Pressed, keys: string, apple: boolean): boolean {
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  const held = (name: string) => parts.includes(name);
  const [mod, otherMod] = apple ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  if (mod !== held('mod') || otherMod || event.altKey !== held('alt')) return false;
  // A sign such as ? needs Shift on most keyboards, so Shift counts for letters and named keys alone.
  const sign = !/^[a-z0-9]/.test(key);
  return (sign || event.shiftKey === held('shift')) && keyFits(event, key);
}

/** With Alt held some keyboards write other letters, so the place of the key counts too. */
const keyFits = ({ key, code }: Pressed, wanted: string): boolean =>
  key.toLowerCase() === wanted || (/^[a-z]$/.test(wanted) && code === `Key${wanted.toUpperCase()}`) || (wanted === ',' && code === 'Comma');

/** Whether an element takes typed text. */
export function takesText(element: unknown): boolean {
  if (!(element instanceof HTMLElement)) return false;
  if (element.isContentEditable || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return true;
  return element instanceof HTMLInputElement && !/^(button|checkbox|radio|range|color|submit|reset|file|image)$/.test(element.type);
}

/** The names of the keys as they stand on the keyboard. */
export function keyNames(keys: string, apple: boolean): string[] {
  const names: Record<string, string> = {
    mod: apple ? '⌘' : 'Ctrl',
    ctrl: 'Ctrl',
    alt: apple ? '⌥' : 'Alt',
    shift: apple ? '⇧' : 'Shift',
    arrows: '← →',
    pagedown: 'PageDown',
    pageup: 'PageUp',
    enter: 'Enter',
  };
  return keys.split('+').map((key) => names[key] ?? key.toUpperCase());
}
