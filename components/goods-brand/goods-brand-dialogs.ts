import type { OnDemand } from '@/components/dialogs/use-on-demand';
import type { GoodsBrand } from '@/lib/contract/goods-brand';

/** The form of a brand: its code comes when it is first asked for; null makes a new one. */
export const brandForm: OnDemand<{ brand: GoodsBrand | null }, true> = {
  load: () => import('./GoodsBrandForm').then((module) => module.GoodsBrandForm),
  namespaces: [],
};
