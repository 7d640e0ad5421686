import 'server-only';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { firstPageOf, leaves, permitted, screenFor } from '@/lib/navigation/derive';
import { withQuery } from '@/lib/navigation/href';
import { looksLike, type RouteParams } from '@/lib/navigation/match';
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

/**
 * The screen of an address. Without one: a page that is not on the viewer's map, or of no record, is the 404 page in the frame; a section
 * of the map leads to its first page, every other address to /404 (specification 2.2). Layouts do not run again on soft navigation, pages do.
 */
export async function permittedScreen(pathname: string): Promise<{ node: RouteNode; params: RouteParams }> {
  const { routes } = await permittedMap();
  const screen = screenFor(routes, pathname);
  if (screen) return screen;
  if (leaves(routeTable).some((node) => looksLike(node.path, pathname))) notFound();
  redirect(firstPageOf(routes, pathname) ?? publicPaths.notFound);
}
