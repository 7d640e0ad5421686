'use client';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { type MenuEntry, menu } from '@/lib/navigation/derive';
import type { RouteNode } from '@/lib/navigation/route-node';

interface ConsoleMap {
  /** The part of the route table this person may use. */
  readonly routes: readonly RouteNode[];
  /** The same as menu entries. */
  readonly entries: readonly MenuEntry[];
}
const MapContext = createContext<ConsoleMap | null>(null);

/** Hands the permitted map to the shell; it comes from the server, so that the browser never holds more. */
export function MapProvider({ routes, children }: { routes: readonly RouteNode[]; children: ReactNode }) {
  const map = useMemo(() => ({ routes, entries: menu(routes) }), [routes]);
  return <MapContext value={map}>{children}</MapContext>;
}

/** The permitted map. */
export function useMap(): ConsoleMap {
  const map = use(MapContext);
  if (!map) throw new Error('useMap needs a MapProvider above it');
  return map;
}
