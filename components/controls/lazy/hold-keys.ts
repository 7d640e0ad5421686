import { composing } from '../keys/composing';

const CHOOSING = ['ArrowDown', 'ArrowUp', 'Enter'];

/** Whether a key moves in a list or takes from it. */
export const choosesFromList = (key: string): boolean => CHOOSING.includes(key);

/** Tells those who hold keys of an input that its list has nothing to choose. */
const NOTHING_FOUND = 'nothingfound';

/**
 * Presses keys once the list of an input has something to choose, and with them those that come before that: a list whose code has just
 * arrived still waits for its entries. What is typed, left or given up meanwhile makes them void.
 */
export function holdKeys(input: HTMLInputElement, early: readonly string[]): void {
  const held = [...early];
  const done = new AbortController();
  const { signal } = done;
  const release = () => {
    if (signal.aborted || held.length === 0) return;
    if (!hasChoices(input)) return void requestAnimationFrame(release);
    done.abort();
    for (const key of held) input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  };
  const drop = () => {
    held.length = 0;
  };
  const hold = (event: KeyboardEvent) => {
    // The list is closed, and the next arrow opens it.
    if (event.key === 'Escape') return done.abort();
    if (!choosesFromList(event.key) || composing(event)) return;
    if (held.length === 0 && hasChoices(input)) return done.abort();
    event.preventDefault();
    // Neither the list nor another who holds keys of this input hears of it.
    event.stopImmediatePropagation();
    if (held.push(event.key) === 1) requestAnimationFrame(release);
  };
  input.addEventListener('keydown', hold, { signal });
  input.addEventListener('input', drop, { signal });
  input.addEventListener('blur', () => done.abort(), { signal });
  input.addEventListener(NOTHING_FOUND, () => done.abort(), { signal });
  if (held.length > 0) requestAnimationFrame(release);
}

/** The list of an input has come: keys that wait for something to choose are void where it has nothing. */
export function endHoldWithoutChoices(input: HTMLInputElement): void {
  if (!hasChoices(input)) input.dispatchEvent(new Event(NOTHING_FOUND));
}

/** Whether the list of an input is open and has something to choose. */
export function hasChoices(input: HTMLInputElement): boolean {
  const list = document.getElementById(input.getAttribute('aria-controls') ?? '');
  return list?.querySelector('[role="option"]:not([aria-disabled="true"])') != null;
}
