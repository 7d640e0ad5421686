'use client';
import { type ReactNode, useCallback } from 'react';
import { screenFor } from '@/lib/navigation/derive';
import type { ScreenPath } from '@/lib/navigation/table';
import { useMap } from '../MapContext';
import { Screen } from './Screen';

/** How the tab host draws the screen of an address of the permitted map. */
export function useDrawScreen(): (pathname: string) => ReactNode {
  const { routes } = useMap();
  return useCallback(
    (pathname) => {
      const found = screenFor(routes, pathname);
      // The pages of the map are the table's own, whose paths the type lists.
      return found && <Screen path={found.node.path as ScreenPath} params={found.params} />;
    },
    [routes],
  );
}
