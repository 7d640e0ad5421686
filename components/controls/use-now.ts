'use client';
import { useSyncExternalStore } from 'react';

const STEP_MS = 60_000;

/** The present minute, the same for all who show it; undefined on the server, whose minute is another one. */
export function useNow(): Date | undefined {
  const minute = useSyncExternalStore(subscribe, presentMinute, () => 0);
  return minute === 0 ? undefined : new Date(minute * STEP_MS);
}

const presentMinute = () => Math.floor(Date.now() / STEP_MS);

function subscribe(changed: () => void): () => void {
  const timer = setInterval(changed, STEP_MS / 4);
  return () => clearInterval(timer);
}
