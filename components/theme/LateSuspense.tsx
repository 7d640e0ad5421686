'use client';
import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';

/**
 * A Suspense boundary around what is drawn in the browser alone. What came with the page stands without one: React writes a boundary
 * of more than 12.8 KB as its fallback, with the content in a hidden block that a script puts in place up to 300 ms later. Until its
 * code is there, the served content waits for React inside the Activity of its tab.
 */
export function LateSuspense({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const hydrating = useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  );
  // Fixed by the first drawing: a boundary that came later would mount its content anew.
  const [served] = useState(hydrating);
  return served ? children : <Suspense fallback={fallback}>{children}</Suspense>;
}

const unchanging = () => () => {};
