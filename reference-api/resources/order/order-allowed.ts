import type { Access } from '@/lib/contract/access';
import { orderRemove } from '@/lib/contract/order';
import { orderDeliver, orderDeliveryReveal, orderReplace } from '@/lib/contract/order/account';
import { orderClose, orderConfirmPay, orderPrice, orderRemark } from '@/lib/contract/order/action';
import { orderReveal, orderTrace } from '@/lib/contract/order/detail';
import { orderAccept, orderAssign, orderFinish, orderReject, orderRework, orderSupplement } from '@/lib/contract/order/form';
import { MAX_EXTENSIONS, orderAddress, orderExtend, orderPackages, orderReceive, orderShip } from '@/lib/contract/order/hardware';
import {
  licenceActivate,
  licenceRenew,
  licenceResetKey,
  licenceReveal,
  licenceStatusChange,
  licenceUnbind,
  orderActivate,
} from '@/lib/contract/order/software';
import { refundCreate } from '@/lib/contract/refund/action';
import { licenceTransitions } from '@/lib/contract/states/licence';
import { orderState, orderStepsOf, refundFlag } from '@/lib/contract/states/order';
import { stepsOf } from '@/lib/contract/states/transitions';
import { type Caller, isMain } from '@/reference-api/auth/caller';
import { mayAsk } from '@/reference-api/auth/gate';
import type { order } from '@/reference-api/database/schema/order';

type OrderRecord = typeof order.$inferSelect;

/** The call behind each action: whoever may not make it is not offered the action. */
const calls: Readonly<Record<string, { readonly access: Access }>> = {
  adjust: orderPrice,
  confirmPay: orderConfirmPay,
  close: orderClose,
  remark: orderRemark,
  refund: refundCreate,
  delete: orderRemove,
  print: orderReveal,
  address: orderAddress,
  ship: orderShip,
  packages: orderPackages,
  trace: orderTrace,
  receive: orderReceive,
  extend: orderExtend,
  deliver: orderDeliver,
  replace: orderReplace,
  reveal: orderDeliveryReveal,
  accept: orderAccept,
  supplement: orderSupplement,
  assign: orderAssign,
  finish: orderFinish,
  rework: orderRework,
  reject: orderReject,
  activate: orderActivate,
};

const licenceCalls: Readonly<Record<string, { readonly access: Access }>> = {
  activateLicence: licenceActivate,
  renew: licenceRenew,
  pause: licenceStatusChange,
  resume: licenceStatusChange,
  revoke: licenceStatusChange,
  resetKey: licenceResetKey,
  unbind: licenceUnbind,
  reveal: licenceReveal,
};

/** What an administrator may do with an order in its present state (order.md 10). `refundable` and `windowOpen` decide about refunds; work on a `rejected` form ends. */
export function orderActions(
  record: OrderRecord,
  caller: Caller,
  { refundable, windowOpen, rejected }: { refundable: boolean; windowOpen: boolean; rejected: boolean },
) {
  const further: Readonly<Record<string, boolean>> = {
    refund: refundable && (record.status !== orderState.completed || windowOpen || isMain(caller)),
    extend: record.extendCount < MAX_EXTENSIONS,
    // An open after-sale holds completion up.
    receive: record.refundFlag !== refundFlag.open,
    accept: !rejected,
    supplement: !rejected,
    finish: !rejected && (isMain(caller) || record.handlerId === caller.adminId),
    reject: record.refundFlag !== refundFlag.open,
    print: record.receiver !== null,
    packages: record.noLogisticsReason === '',
    trace: record.noLogisticsReason === '',
  };
  return stepsOf(orderStepsOf(record.kind), record).filter((action) => reachable(calls, action, caller) && (further[action] ?? true));
}

/** What an administrator may do with a licence; revoking is the main store's. */
export const licenceActions = (record: { status: number; renewable: number }, caller: Caller): string[] =>
  [...stepsOf(licenceTransitions, record), 'reveal'].filter(
    (action) =>
      reachable(licenceCalls, action, caller) && (action !== 'revoke' || isMain(caller)) && (action !== 'renew' || record.renewable === 1),
  );

const reachable = (table: Readonly<Record<string, { readonly access: Access }>>, action: string, caller: Caller) => {
  const to = table[action];
  return to !== undefined && mayAsk(caller, to.access);
};
