'use client';
import GlobalStyles from '@mui/material/GlobalStyles';
import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect } from 'react';
import { paletteVar } from '@/components/theme/css-vars';
import { beginNavigation, endNavigation, leadsElsewhere } from '@/components/theme/navigation-progress';
import { navigationTarget } from './navigation-target';

/** The bar over the page while a navigation is on its way; no spinner (specification 2.1). */
export const NavigationProgress = () => (
  <>
    <GlobalStyles styles={styles} />
    {/* Reading the query suspends while a page is prerendered; the bar has nothing to say then. */}
    <Suspense>
      <Progress />
    </Suspense>
  </>
);

function Progress() {
  const pathname = usePathname();
  const search = useSearchParams().toString();
  useEffect(watchNavigation, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving at another address is what ends a navigation.
  useEffect(endNavigation, [pathname, search]);
  return null;
}

function watchNavigation(): () => void {
  const clicked = (event: MouseEvent) => {
    const target = navigationTarget(event);
    if (target) go(target);
  };
  const moved = () => go(new URL(location.href));
  const go = (target: URL) => (leadsElsewhere(target) ? beginNavigation() : endNavigation());
  document.addEventListener('click', clicked, true);
  window.addEventListener('popstate', moved);
  // A page that comes back from the browser's cache comes back with the bar it was left with.
  window.addEventListener('pageshow', endNavigation);
  return () => {
    document.removeEventListener('click', clicked, true);
    window.removeEventListener('popstate', moved);
    window.removeEventListener('pageshow', endNavigation);
    endNavigation();
  };
}

const styles = {
  '#nprogress': { pointerEvents: 'none' },
  '#nprogress .bar': { position: 'fixed', inset: '0 0 auto', zIndex: 2000, height: 2, backgroundColor: paletteVar('primary-light') },
} as const;
