/** What a key means while a tab of the bar has the focus. */
export type TabKey =
  | { readonly does: 'focus'; readonly index: number }
  | { readonly does: 'move'; readonly index: number }
  | { readonly does: 'show' | 'close' | 'menu' };

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Reads a key on the tab at `index` of `count`: arrows and ends move the focus, with Ctrl+Shift the tab itself; Delete closes. */
export function tabKey(event: Keys, index: number, count: number): TabKey | undefined {
  const { key } = event;
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
  const target = targetOf(key, index, count);
  if (target !== undefined && plain && !event.shiftKey) return { does: 'focus', index: target };
  if (target !== undefined && (event.ctrlKey || event.metaKey) && event.shiftKey) return { does: 'move', index: target };
  if (key === 'ContextMenu' || (key === 'F10' && event.shiftKey)) return { does: 'menu' };
  if (!plain || event.shiftKey) return undefined;
  if (key === 'Enter' || key === ' ') return { does: 'show' };
  return key === 'Delete' ? { does: 'close' } : undefined;
}

function targetOf(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, index - 1);
    case 'ArrowRight':
      return Math.min(count - 1, index + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
