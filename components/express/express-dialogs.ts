import { onDemand } from '@/components/dialogs/use-on-demand';

/** The dialogs of express companies: their code comes when they are first asked for, their words with the screen. */
export const expressForm = onDemand(() => import('./ExpressForm').then((module) => module.ExpressForm));
