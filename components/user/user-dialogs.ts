import type { OnDemand } from '@/components/dialogs/use-on-demand';
import type { AdminUser } from '@/lib/contract/user';

/** The dialogs of administrators: their code comes when they are first asked for, their words with the screen. */
export const userDrawer: OnDemand<AdminUser | null, true> = {
  load: () => import('./UserDrawer').then((module) => module.UserDrawer),
  namespaces: ['form', 'password', 'media'],
};
