'use client';
import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { refreshTarget } from '@/components/tabs/address';
import { useAppRouter } from '@/components/theme/app-router';
import { safeRedirect } from '@/lib/navigation/safe-redirect';
import { ScreenSkeleton } from './ScreenSkeleton';

/** Goes on to the address behind /redirect without leaving a step in the history. */
export function RefreshPage() {
  const router = useAppRouter();
  const pathname = usePathname();
  const search = useSearchParams().toString();
  useEffect(() => {
    const wanted = refreshTarget(pathname);
    // Somebody went on to an open page before the answer came; this one stands below it until then.
    if (wanted === undefined) return;
    router.replace(safeRedirect(search ? `${wanted}?${search}` : wanted));
  }, [router, pathname, search]);
  return <ScreenSkeleton />;
}
