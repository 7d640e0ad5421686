'use client';
import { createContext, type ReactNode, useContext } from 'react';
import type { PlanOfPage } from '@/lib/contract/store-info';

/** Who is signed in, as far as screens may know. */
export interface Viewer {
  storeId: number;
  /** Tells people of one name apart: what the browser keeps is kept under it. */
  account: string;
  name: string;
  avatar: string;
  permissions: string[];
  auths: string[];
  /** How long the present store may go on; undefined for the main store, which never ends. */
  plan?: PlanOfPage | undefined;
  /** Permitted screen paths. */
  paths: string[];
}

const ViewerContext = createContext<Viewer | null>(null);

/** Filled once by the console's layout; screens read it with `useViewer`. */
export const ViewerProvider = ({ viewer, children }: { viewer: Viewer; children: ReactNode }) => (
  <ViewerContext value={viewer}>{children}</ViewerContext>
);

/** The person the screen is drawn for. */
export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error('useViewer needs a ViewerProvider above it');
  return viewer;
}
