import { onDemand } from '@/components/dialogs/use-on-demand';

export const slotForm = onDemand(() => import('./SlotForm').then((module) => module.SlotForm));
