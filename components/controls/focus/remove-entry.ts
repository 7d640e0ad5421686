import { flushSync } from 'react-dom';

/**
 * Removes an entry of a list by its pressed button, marked `data-removes`. The button goes with the entry, and the focus with the button:
 * it is taken to the same button of the next entry, else of the one before, else to what is marked `data-adds`.
 */
export function removeEntry(pressed: HTMLElement, remove: () => void): void {
  const list = pressed.closest('ul');
  // A press by mouse gives some browsers no focus to lose.
  if (!list || !pressed.contains(document.activeElement)) {
    remove();
    return;
  }
  const buttons = () => [...list.querySelectorAll<HTMLElement>('[data-removes]')].filter((each) => each.closest('ul') === list);
  const at = buttons().indexOf(pressed);
  const adds = adderOf(list);
  flushSync(remove);
  if (document.activeElement !== document.body) return;
  const left = buttons();
  (left[Math.min(at, left.length - 1)] ?? adds)?.focus();
}

/** What adds an entry stands beside the list, not in it: there may be lists in its entries. */
function adderOf(list: Element): HTMLElement | undefined {
  for (let around = list.parentElement; around; around = around.parentElement) {
    const found = [...around.querySelectorAll<HTMLElement>('[data-adds]')].find((each) => !list.contains(each));
    if (found) return found;
  }
  return undefined;
}
