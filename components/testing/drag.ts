import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';

/** What something that can be ordered is carried by. */
export const handle = (name: string): Locator => page.getByRole('button', { name: `移动${name}` });

const isTold = (text: string) => expect.element(page.getByText(text)).toBeInTheDocument();

/** Orders something with the keys alone: taken up, one step by `key`, put down at `place`, which is told meanwhile. */
export async function moveByKeys(name: string, key: string, place: string): Promise<void> {
  handle(name).element().focus();
  await userEvent.keyboard(' ');
  await isTold(`已拿起${name}`);
  await userEvent.keyboard(key);
  await isTold(place);
  await userEvent.keyboard(' ');
}

/** Carries something by the mouse over what stands elsewhere and lets it go at `place`, which is told meanwhile. */
export async function carry(name: string, over: Locator, place: string): Promise<void> {
  const grip = handle(name).element();
  pointer(grip, 'pointerdown', grip);
  pointer(document, 'pointermove', over.element());
  await isTold(`已拿起${name}`);
  pointer(document, 'pointermove', over.element());
  await isTold(place);
  pointer(document, 'pointerup', over.element());
}

/** What the mouse does over the middle of an element, as the browser tells it. */
function pointer(at: EventTarget, type: 'pointerdown' | 'pointermove' | 'pointerup', over: Element): void {
  const { x, y, width, height } = over.getBoundingClientRect();
  const place = { clientX: x + width / 2, clientY: y + height / 2 };
  at.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, isPrimary: true, button: 0, ...place }));
}
