import { chosen, opens, reasoned, removes, switched } from '@/components/actions/constructors';
import { type ActionEndpoint, type RecordAction, recordActions } from '@/components/actions/record-action';
import { toMany, toOne } from '@/components/actions/target';
import type { BoundActions } from '@/components/actions/use-record-actions';
import type { OnDemand } from '@/components/dialogs/use-on-demand';
import { order, orderRemove } from '@/lib/contract/order';
import { orderDeliver } from '@/lib/contract/order/account';
import { orderClose, orderConfirmPay, orderPrice, orderRemark } from '@/lib/contract/order/action';
import { type OrderDetail, orderInfo, orderReveal } from '@/lib/contract/order/detail';
import { orderAccept, orderAssign, orderFinish, orderReject, orderRework, orderSupplement } from '@/lib/contract/order/form';
import { orderAddress, orderExtend, orderPackages, orderReceive, orderShip } from '@/lib/contract/order/hardware';
import type { Order } from '@/lib/contract/order/row';
import { orderActivate } from '@/lib/contract/order/software';
import { refundCreate } from '@/lib/contract/refund/action';
import { orderState } from '@/lib/contract/states/order';
import { allowedActionsOf } from './allowed-actions';
import * as dialogs from './order-dialogs';
import type { OrderNote } from './order-note';

const offers = (action: string) => ({ allowed: (row: Order) => allowedActionsOf(row).includes(action) });
const ofOrder = (row: Order) => ({ order: row });

/** Opens a dialog with the record as it is now: a row may be older than what somebody else has done. */
const opensFresh = (to: ActionEndpoint, action: string, dialog: OnDemand<{ readonly order: OrderDetail }, true>): RecordAction<Order> => ({
  endpoint: to,
  ...offers(action),
  one: async ({ id }, { ask, read }) => ask(dialog, { order: await read(orderInfo, { id }) }),
});

/** One order has its note in the dialog; many get the same one. */
const remark: RecordAction<Order> = {
  ...opens(orderRemark, dialogs.remarkDialog, ofOrder, offers('remark')),
  many: chosen(
    toMany(orderRemark, (ids, given: OrderNote) => ({ ids, ...given })),
    dialogs.bulkRemarkDialog,
    ({ title }) => ({ title }),
  ).many,
};

const receiver = { field: 'receiver' } as const;
const print: RecordAction<Order> = {
  endpoint: orderReveal,
  ...offers('print'),
  one: async ({ id }, { ask, read }) => {
    const { value } = await read(orderReveal, { id, ...receiver });
    return ask(dialogs.packingSlip, { order: await read(orderInfo, { id }), receiver: value });
  },
};
const copyReceiver: RecordAction<Order> = {
  endpoint: orderReveal,
  ...offers('print'),
  one: async ({ id }, { read, copy }) => copy((await read(orderReveal, { id, ...receiver })).value),
};

/** Each order gets a parcel of its own, so that several are sent from their rows; the dialog sends them and says what came of each. */
const ship: RecordAction<Order> = {
  ...opens(orderShip, dialogs.shipDialog, (row: Order) => ({ order: row, change: false }), { ...offers('ship'), inSight: true }),
  many: async ({ ask, toast, message }, rows = []) => {
    const orders = rows.filter(({ status }) => status === orderState.toProcess);
    if (orders.length > 0) await ask(dialogs.bulkShipDialog, { orders });
    else toast.warning(message('bulk.noneToShip'));
    return undefined;
  },
};

/** What can be done with an order, from its row and from its record. */
export const orderActions = recordActions(order, ({ orderNo }) => orderNo, {
  ship,
  deliver: opensFresh(orderDeliver, 'deliver', dialogs.deliverDialog),
  activate: opensFresh(orderActivate, 'activate', dialogs.activateDialog),
  accept: switched(
    toMany(orderAccept, (ids) => ({ ids })),
    offers('accept'),
  ),
  finish: opens(orderFinish, dialogs.finishDialog, ofOrder, offers('finish')),
  supplement: opensFresh(orderSupplement, 'supplement', dialogs.supplementDialog),
  assign: chosen(
    toMany(orderAssign, (ids, adminId: number) => ({ ids, adminId })),
    dialogs.assignDialog,
    ({ title }) => ({ title }),
    offers('assign'),
  ),
  rework: reasoned(
    toOne(orderRework, ({ id }: Order, reason: string) => ({ body: { id, reason } })),
    { max: 200, ...offers('rework') },
  ),
  receive: reasoned(
    toOne(orderReceive, ({ id }: Order, reason: string) => ({ body: { id, reason } })),
    { max: 100, ...offers('receive') },
  ),
  packages: opens(orderPackages, dialogs.shipDialog, (row: Order) => ({ order: row, change: true }), offers('packages')),
  extend: opens(orderExtend, dialogs.extendDialog, ofOrder, offers('extend')),
  address: opens(orderAddress, dialogs.addressDialog, ofOrder, offers('address')),
  adjust: opensFresh(orderPrice, 'adjust', dialogs.priceDialog),
  confirmPay: opens(orderConfirmPay, dialogs.confirmPayDialog, ofOrder, offers('confirmPay')),
  refund: opensFresh(refundCreate, 'refund', dialogs.refundDialog),
  reject: reasoned(
    toOne(orderReject, ({ id }: Order, reason: string) => ({ body: { id, reason } })),
    { max: 200, danger: true, ...offers('reject') },
  ),
  close: reasoned(
    toMany(orderClose, (ids, reason: string) => ({ ids, reason })),
    { max: 200, danger: true, ...offers('close') },
  ),
  remark,
  print,
  copyReceiver,
  delete: removes(orderRemove, offers('delete')),
});

export type OrderActions = BoundActions<Order, keyof (typeof orderActions)['actions']>;
