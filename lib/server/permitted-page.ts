import 'server-only';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { permitted, screenFor } from '@/lib/navigation/derive';
import { withQuery } from '@/lib/navigation/href';
import type { RouteParams } from '@/lib/navigation/match';
import { publicPaths } from '@/lib/navigation/public-paths';
import type { RouteNode } from '@/lib/navigation/route-node';
import { loginPath } from '@/lib/navigation/safe-redirect';
import { routeTable } from '@/lib/navigation/table';
import { presentPath } from './request';
import { presentViewer } from './viewer';
import type { SignedInViewer } from './viewer-outcome';

/** The viewer and the part of the map they may use; whoever is not signed in, or cannot be, is sent to sign in. */
export const permittedMap = cache(async (): Promise<{ viewer: SignedInViewer; routes: RouteNode[] }> => {
  const present = await presentViewer();
  if (present.state === 'signedOut') redirect(loginPath(await presentPath()));
  // Cookies cannot be cleared from here: the route handler clears them, and only after it has seen the failure itself.
  if (present.state === 'failed') redirect(withQuery(publicPaths.authRedirect, { redirect: await presentPath() }));
  return { viewer: present.viewer, routes: permitted(routeTable, present.viewer) };
});

/** The screen of an address, or the 404 page when it is not on the viewer's map. Layouts do not run again on soft navigation, pages do. */
export async function permittedScreen(pathname: string): Promise<{ node: RouteNode; params: RouteParams }> {
  const { routes } = await permittedMap();
  return screenFor(routes, pathname) ?? notFound();
}
