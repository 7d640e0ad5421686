import type { OnDemand } from '@/components/dialogs/use-on-demand';
import type { Refund } from '@/lib/contract/refund';

const namespaces = ['refund', 'order', 'form', 'enums', 'common', 'list', 'media'];
type OfRefund = { readonly refund: Refund };

export const agreeDialog: OnDemand<OfRefund, true> = {
  load: () => import('./AgreeDialog').then((module) => module.AgreeDialog),
  namespaces,
};
export const receiveReturnDialog: OnDemand<OfRefund, true> = {
  load: () => import('./ReceiveReturnDialog').then((module) => module.ReceiveReturnDialog),
  namespaces,
};
export const executeDialog: OnDemand<OfRefund, true> = {
  load: () => import('./ExecuteDialog').then((module) => module.ExecuteDialog),
  namespaces,
};
