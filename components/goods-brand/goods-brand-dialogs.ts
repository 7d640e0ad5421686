import { onDemand } from '@/components/dialogs/use-on-demand';

/** The form of a brand: its code comes when it is first asked for; null makes a new one. */
export const brandForm = onDemand(() => import('./GoodsBrandForm').then((module) => module.GoodsBrandForm));
