/**
 * Whether a navigation is under way: asked for, and not arrived. Next forgets it when the address bar is written meanwhile
 * (its router takes that for a newer navigation), so what is written unasked waits until it is over.
 */
let pending = false;
const waiting = new Set<() => void>();

export const isNavigating = (): boolean => pending;

export function navigationBegan(): void {
  pending = true;
}

/** It arrived, failed or led nowhere: what waited for it is done now. */
export function navigationEnded(): void {
  pending = false;
  const due = [...waiting];
  waiting.clear();
  for (const act of due) act();
}

/** Acts at once, or when the navigation under way is over. */
export function afterNavigation(act: () => void): void {
  if (pending) waiting.add(act);
  else act();
}
