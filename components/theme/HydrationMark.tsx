'use client';
import { useSyncExternalStore } from 'react';

/**
 * Says in the document whether the part of the page it stands in answers yet: the server draws it before React has come.
 * Each boundary around what the server draws becomes alive by itself, so each holds a mark of its own.
 */
export function HydrationMark() {
  const hydrated = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
  return <span hidden data-hydrated={hydrated} />;
}

const unchanging = () => () => {};
