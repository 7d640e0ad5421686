'use client';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useAppRouter } from '@/components/theme/app-router';
import { screenFor } from '@/lib/navigation/derive';
import { useMap } from './MapContext';

/** Fetches the map anew when the server refuses a page that this window's map still holds: a permission was taken away meanwhile. */
export function StaleMap() {
  const router = useAppRouter();
  const pathname = usePathname();
  const { routes } = useMap();
  const stale = screenFor(routes, pathname) !== undefined;
  useEffect(() => {
    if (stale) router.refresh();
  }, [stale, router]);
  return null;
}
