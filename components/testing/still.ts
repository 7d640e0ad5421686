import { userEvent } from 'vitest/browser';

/** Waits until what changes for an instant, such as a colour, has changed. */
export async function still(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

/** Takes the pointer, which stands where the test before left it, to the far corner of the window: what is drawn now is not pointed at. */
export async function pointAway(): Promise<void> {
  await userEvent.hover(document.documentElement, { position: { x: window.innerWidth - 2, y: window.innerHeight - 2 } });
  await still();
}
