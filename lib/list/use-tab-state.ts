'use client';
import { createContext, type Dispatch, type SetStateAction, useContext, useEffect, useState } from 'react';

/** What a screen leaves behind in case its tab is unmounted while hidden; filled by the tab host. */
export interface TabState {
  read(name: string): unknown;
  write(name: string, value: unknown): void;
}

export const TabStateContext = createContext<TabState | null>(null);

/** State that comes back when the screen's tab is restored from a snapshot; `known` tells whether what was kept is of this kind. */
export function useTabState<Value>(
  name: string,
  initial: Value,
  known: (kept: unknown) => kept is Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const kept = useContext(TabStateContext);
  const [value, setValue] = useState<Value>(() => {
    const earlier = kept?.read(name);
    return known(earlier) ? earlier : initial;
  });
  useEffect(() => kept?.write(name, value), [kept, name, value]);
  return [value, setValue];
}
