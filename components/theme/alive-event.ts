/** What the window is told once every part the server drew answers; `ThemeScript` then presses what was pressed too early. */
export const ALIVE = 'alive';

/** Tells it, unless a part does not answer yet: that one will tell. */
export function tellAlive(): void {
  if (!document.querySelector('[data-hydrated="false"]')) dispatchEvent(new Event(ALIVE));
}
