import { describe, expect, it } from 'vitest';
import english from '@/lib/messages/en/shortcuts.json';
import { keyNames, shortcutOf } from './shortcut-keys';
import { shortcutTable } from './shortcut-table';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false, repeat: false };
type Held = Partial<typeof plain>;
const press = (key: string, held: Held = {}, place = { typing: false, apple: false }, code = '') =>
  shortcutOf({ ...plain, key, code, ...held }, place);

describe('shortcuts', () => {
  it('are each different, and each explained', () => {
    expect(new Set(shortcutTable.map(({ keys }) => keys)).size).toBe(shortcutTable.length);
    for (const { id } of shortcutTable) expect(english).toHaveProperty(id);
  });

  it.each([
    ['k', { ctrlKey: true }, 'search'],
    ['k', { metaKey: true }, undefined],
    ['k', {}, undefined],
    ['?', { shiftKey: true }, 'sheet'],
    ['?', {}, 'sheet'],
    ['w', { altKey: true }, 'closeTab'],
    ['W', { altKey: true, shiftKey: true }, 'reopenTab'],
    ['w', { altKey: true, ctrlKey: true }, undefined],
    ['PageDown', { altKey: true }, 'nextTab'],
    ['F10', { shiftKey: true }, undefined],
  ] as const)('%s with %j', (key, held, id) => {
    expect(press(key, held)).toBe(id);
  });

  it('use Cmd on Apple keyboards, and the place of a key that writes another letter there', () => {
    const apple = { typing: false, apple: true };
    expect(press('k', { metaKey: true }, apple)).toBe('search');
    expect(press('k', { ctrlKey: true }, apple)).toBeUndefined();
    expect(press('∑', { altKey: true }, apple, 'KeyW')).toBe('closeTab');
  });

  it('are off while an input method composes, and for a key held down', () => {
    expect(press('?', { isComposing: true })).toBeUndefined();
    expect(press('Process', {})).toBeUndefined();
    expect(press('k', { ctrlKey: true, isComposing: true })).toBeUndefined();
    expect(press('w', { altKey: true, repeat: true })).toBeUndefined();
  });

  it('are off inside inputs, but for the search, which types nothing', () => {
    const typing = { typing: true, apple: false };
    expect(press('?', {}, typing)).toBeUndefined();
    expect(press('w', { altKey: true }, typing)).toBeUndefined();
    expect(press('k', { ctrlKey: true }, typing)).toBe('search');
  });

  it('are written as on the keyboard', () => {
    expect(keyNames('mod+k', false)).toEqual(['Ctrl', 'K']);
    expect(keyNames('alt+shift+w', true)).toEqual(['⌥', '⇧', 'W']);
  });
});
