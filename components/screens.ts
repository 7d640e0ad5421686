import type { ComponentType } from 'react';
import type { RouteParams } from '@/lib/navigation/match';
import type { ScreenPath } from '@/lib/navigation/table';

/** What a screen is given: the values of its path's `:name` segments. */
export interface ScreenProps {
  params: RouteParams;
}

/** How a screen is fetched, and which message sections it needs beyond the base ones (lib/messages/load.ts). */
export interface ScreenEntry {
  readonly load: () => Promise<{ default: ComponentType<ScreenProps> }>;
  readonly sections: readonly string[];
}

/** Every screen that is built, by its path; the others say that they are not there yet. */
export const screens: Readonly<Partial<Record<ScreenPath, ScreenEntry>>> = {
  '/dashboard': {
    load: () => import('./dashboard/DashboardScreen').then((m) => ({ default: m.DashboardScreen })),
    sections: ['dashboard'],
  },
};
