import { holdKeys } from './hold-keys';

/** How a closed field was left when its box took its place. */
export interface LeftField {
  readonly focused: boolean;
  readonly text: string;
  readonly pressed: boolean;
  /** Keys that were meant for the list; null where they choose nothing before they are pressed again. */
  readonly keys: readonly string[] | null;
}

/** Does to the input of a box what was done to the closed field before it: the focus, what was typed or the press that opens its list, and the keys after that. */
export function replayInput(input: HTMLInputElement, { focused, text, pressed, keys }: LeftField): void {
  if (!focused) return;
  input.focus({ preventScroll: true });
  if (text !== '') typeInto(input, text);
  else if (pressed) input.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  else return;
  if (keys) holdKeys(input, keys);
}

function typeInto(input: HTMLInputElement, text: string): void {
  // React takes no notice of a value that was set through its own property of the element.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
