import { type OnDemand, onDemand } from '@/components/dialogs/use-on-demand';
import type { OrderDelivery, OrderDetail, OrderLicence } from '@/lib/contract/order/detail';
import type { Order } from '@/lib/contract/order/row';

/** The dialogs of orders speak with the words of the screen and those of media and after-sales. */
const namespaces = ['order', 'refund', 'media', 'form', 'enums', 'common', 'list'] as const;
const dialog = <Payload, Answer = true>(load: OnDemand<Payload, Answer>['load']) => onDemand(load, namespaces);

type OfOrder = { readonly order: Order };
type OfDetail = { readonly order: OrderDetail };

export const priceDialog = dialog<OfDetail>(() => import('./dialogs/PriceDialog').then((module) => module.PriceDialog));
export const confirmPayDialog = dialog<OfOrder>(() => import('./dialogs/ConfirmPayDialog').then((module) => module.ConfirmPayDialog));
export const remarkDialog = dialog<OfOrder>(() => import('./dialogs/RemarkDialog').then((module) => module.RemarkDialog));
export const addressDialog = dialog<OfOrder>(() => import('./dialogs/AddressDialog').then((module) => module.AddressDialog));
export const shipDialog = dialog<OfOrder & { readonly change: boolean }>(() =>
  import('./dialogs/ShipDialog').then((module) => module.ShipDialog),
);
export const packingSlip = dialog<OfDetail & { readonly receiver: string }>(() =>
  import('./dialogs/PackingSlip').then((module) => module.PackingSlip),
);
export const extendDialog = dialog<OfOrder>(() => import('./dialogs/ExtendDialog').then((module) => module.ExtendDialog));
export const deliverDialog = dialog<OfDetail>(() => import('./dialogs/DeliverDialog').then((module) => module.DeliverDialog));
export const replaceDialog = dialog<OfDetail & { readonly delivery: OrderDelivery }>(() =>
  import('./dialogs/ReplaceDialog').then((module) => module.ReplaceDialog),
);
export const supplementDialog = dialog<OfDetail>(() => import('./dialogs/SupplementDialog').then((module) => module.SupplementDialog));
export const finishDialog = dialog<OfOrder>(() => import('./dialogs/FinishDialog').then((module) => module.FinishDialog));
export const activateDialog = dialog<OfDetail>(() => import('./dialogs/ActivateDialog').then((module) => module.ActivateDialog));
export const renewDialog = dialog<{ readonly licence: OrderLicence }>(() =>
  import('./dialogs/RenewDialog').then((module) => module.RenewDialog),
);
export const refundDialog = dialog<OfDetail>(() => import('./dialogs/RefundDialog').then((module) => module.RefundDialog));

export const bulkShipDialog = dialog<{ readonly orders: readonly Order[] }>(() =>
  import('./dialogs/BulkShipDialog').then((module) => module.BulkShipDialog),
);
export const shipImportDialog = onDemand(
  () => import('./dialogs/ShipImportDialog').then((module) => module.ShipImportDialog),
  [...namespaces, 'import'],
);

/** Asks who is to handle form orders; answers the administrator's number. */
export const assignDialog = onDemand(() => import('./dialogs/AssignDialog').then((module) => module.AssignDialog), namespaces);
/** Asks for a note and a flag for several orders. */
export const bulkRemarkDialog = onDemand(() => import('./dialogs/BulkRemarkDialog').then((module) => module.BulkRemarkDialog), namespaces);
