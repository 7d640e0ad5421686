'use client';
import { useEffect, useSyncExternalStore } from 'react';
import { tellAlive } from './alive-event';

/**
 * Says in the document whether the part of the page it stands in answers yet: the server draws it before React has come.
 * Each boundary around what the server draws becomes alive by itself, so each holds a mark of its own: before all else in it, as
 * somebody may type into what has arrived while the rest of the document, and a mark at its end, is still on its way.
 */
export function HydrationMark() {
  const hydrated = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
  useEffect(() => {
    if (hydrated) tellAlive();
  }, [hydrated]);
  return <span hidden data-hydrated={hydrated} />;
}

const unchanging = () => () => {};
