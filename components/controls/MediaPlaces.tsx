'use client';
import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { fullUrl } from '@/lib/media/media-address';

/** Where media are shown from and which map is asked, as the operator configured it. */
export interface Places {
  /** Root of pictures and videos; without one they come through the console itself. */
  readonly mediaRoot: string | undefined;
  /** Address of the maps service's picker; without one the console's own is used. */
  readonly mapPicker: string | undefined;
}

const PlacesContext = createContext<Places>({ mediaRoot: undefined, mapPicker: undefined });

/** Filled once by the console's layout. */
export const MediaPlaces = ({ places, children }: { places: Places; children: ReactNode }) => (
  <PlacesContext value={places}>{children}</PlacesContext>
);

export const usePlaces = (): Places => useContext(PlacesContext);

/** Turns an address of the API into one the browser may show; empty for anything that must not be shown. */
export function useMediaUrl(): (url: string | null | undefined) => string {
  const { mediaRoot } = usePlaces();
  return useCallback((url) => fullUrl(url, mediaRoot), [mediaRoot]);
}
