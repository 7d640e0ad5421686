import type { CSSObject } from '@emotion/react';

/** The browser's own input over the drawing that stands for it: invisible, it takes every press, the cursor and the keys. */
export const hiddenInput: CSSObject = {
  position: 'absolute',
  zIndex: 1,
  top: 0,
  left: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  padding: 0,
  opacity: 0,
  cursor: 'pointer',
  '&:disabled': { cursor: 'default', pointerEvents: 'none' },
};
