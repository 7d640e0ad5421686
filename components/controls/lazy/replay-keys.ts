/** Presses in a list the keys its field heard before it stood: looking for a letter, going on and taking an entry are the list's own work. */
export function replayKeys(list: HTMLElement, keys: readonly string[]): void {
  for (const key of keys) list.querySelector(':focus')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}
