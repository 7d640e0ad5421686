import { onDemand } from '@/components/dialogs/use-on-demand';

/** The dialogs of administrators: their code comes when they are first asked for, their words with the screen. */
export const userDrawer = onDemand(() => import('./UserDrawer').then((module) => module.UserDrawer), ['form', 'password', 'media']);
