import type { ReactNode } from 'react';
import { Shell } from '@/components/shell/Shell';
import { permittedMap } from '@/lib/server/permitted-page';

/** The signed-in part: the map the viewer may use is computed here, so that the page's first bytes hold nothing else. */
export default async function ConsoleLayout({ children }: { children: ReactNode }) {
  const { viewer, routes } = await permittedMap();
  return (
    <Shell viewer={viewer} routes={routes}>
      {children}
    </Shell>
  );
}
