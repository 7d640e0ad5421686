import type { MouseEvent } from 'react';

type Reason = 'backdropClick' | 'escapeKeyDown';

/**
 * How a frame is left by Esc or by a click beside it. The second click of a double one that opened the frame falls beside it too, on
 * the backdrop that came in between, and asks for no way out.
 */
export const onCloseBy = (leave: () => unknown) => (event: object, reason: Reason) => {
  if (reason === 'backdropClick' && (event as MouseEvent).detail > 1) return;
  leave();
};
