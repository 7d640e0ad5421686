import type { OnDemand } from '@/components/dialogs/use-on-demand';
import type { SlotFormParams } from './SlotForm';

export const slotForm: OnDemand<SlotFormParams, true> = {
  load: () => import('./SlotForm').then((module) => module.SlotForm),
  namespaces: [],
};
