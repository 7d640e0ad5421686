'use client';
import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { useAppRouter } from '@/components/theme/app-router';
import { publicPaths } from '@/lib/navigation/public-paths';
import { safeRedirect } from '@/lib/navigation/safe-redirect';
import { ScreenSkeleton } from './ScreenSkeleton';

/** Goes on to the address behind /redirect without leaving a step in the history. */
export function RefreshPage() {
  const router = useAppRouter();
  const pathname = usePathname();
  const search = useSearchParams().toString();
  useEffect(() => {
    const wanted = pathname.slice(publicPaths.refresh.length);
    router.replace(safeRedirect(search ? `${wanted}?${search}` : wanted));
  }, [router, pathname, search]);
  return <ScreenSkeleton />;
}
