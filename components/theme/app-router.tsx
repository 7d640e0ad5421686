'use client';
import { useRouter } from 'next/navigation';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { beginNavigation, leadsElsewhere } from './navigation-progress';

type AppRouter = Pick<ReturnType<typeof useRouter>, 'push' | 'replace' | 'refresh'>;
const AppRouterContext = createContext<AppRouter | null>(null);

/**
 * Gives the parts below it Next's router as one object for good. Next's own hook hears of every navigation and answers with another
 * object after it, so that each list a tab keeps would be drawn again whenever somebody goes anywhere.
 * A page that is pushed is on its way from then on, as one behind a link is.
 */
export function AppRouterProvider({ children }: { children: ReactNode }) {
  const { push, replace, refresh } = useRouter();
  const router = useMemo((): AppRouter => {
    const go: AppRouter['push'] = (...given) => {
      if (leadsElsewhere(new URL(given[0], location.href))) beginNavigation();
      push(...given);
    };
    return { push: go, replace, refresh };
  }, [push, replace, refresh]);
  return <AppRouterContext value={router}>{children}</AppRouterContext>;
}

/** The router of the app; whoever asks for it is not drawn again by a navigation. */
export function useAppRouter(): AppRouter {
  const router = use(AppRouterContext);
  if (!router) throw new Error('useAppRouter needs an AppRouterProvider above it');
  return router;
}
