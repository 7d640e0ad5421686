import { codes } from '../call/codes';
import { ACCOUNT, FORM, HARDWARE, SOFTWARE } from '../goods/kind';
import type { Transition, Transitions } from './transitions';

/** The states of an order; what each is called depends on the kind (order.md 1). */
export const orderState = {
  unpaid: 0,
  toProcess: 10,
  deliveryProblem: 11,
  awaitingSupplement: 12,
  processing: 15,
  fulfilled: 20,
  completed: 30,
  closed: 40,
} as const;
/** Why an order was closed. */
export const orderClose = { timeout: 10, refunded: 20, byBuyer: 30, byAdmin: 40, rejected: 50 } as const;
/** Its payment. */
export const payState = { unpaid: 0, paid: 1 } as const;
/** Its after-sale. */
export const refundFlag = { none: 0, open: 1, partly: 2, fully: 3 } as const;
/** The after-sale of one item. */
export const itemAfterSale = { none: 0, open: 10, refunded: 20 } as const;
/** What is bought. */
export const goodsKind = { account: ACCOUNT, hardware: HARDWARE, form: FORM, software: SOFTWARE } as const;

const { unpaid, toProcess, deliveryProblem, awaitingSupplement, processing, fulfilled, completed, closed } = orderState;
const refusal = codes.orderChanged;
const everyState = Object.values(orderState);

/** Steps of orders of every kind (order.md 4). */
const common = {
  adjust: { from: [unpaid], refusal: codes.priceOfPaidOrder },
  confirmPay: { from: [unpaid], refusal: codes.payOrderPaid },
  close: { from: [unpaid], to: closed, refusal: codes.orderNotCloseable },
  cancel: { from: [unpaid], to: closed, refusal, by: ['buyer'] },
  timeout: { from: [unpaid], to: closed, refusal, by: ['system'] },
  remark: { from: everyState, refusal },
  delete: { from: [closed], refusal: codes.orderNotDeletable },
} satisfies Transitions;

const bySystem = { by: ['system'] } as const;
const paidTo = (to: number): Transition => ({ from: [unpaid], to, refusal: codes.payOrderPaid, ...bySystem });
const receive: Transition = { from: [fulfilled], to: completed, refusal, by: ['buyer', 'system'] };

const hardware = {
  ...common,
  pay: paidTo(toProcess),
  address: { from: [toProcess], refusal: codes.addressNotEditable },
  ship: { from: [toProcess], to: fulfilled, refusal: codes.orderShipped },
  packages: { from: [fulfilled], refusal },
  trace: { from: [fulfilled, completed], refusal },
  print: { from: [toProcess, fulfilled, completed, closed], refusal },
  receive: { ...receive, by: ['admin', 'buyer', 'system'] },
  extend: { from: [fulfilled], refusal },
  refund: { from: [toProcess, fulfilled, completed], refusal },
  refundedInFull: { from: [toProcess, fulfilled, completed], to: closed, refusal, ...bySystem },
} satisfies Transitions;

const account = {
  ...common,
  payDelivered: paidTo(fulfilled),
  payProblem: paidTo(deliveryProblem),
  pay: paidTo(toProcess),
  deliver: { from: [toProcess, deliveryProblem], to: fulfilled, refusal },
  replace: { from: [fulfilled], refusal },
  reveal: { from: [fulfilled, completed], refusal },
  receive,
  refund: { from: [toProcess, deliveryProblem, fulfilled, completed], refusal },
  refundedInFull: { from: [toProcess, deliveryProblem, fulfilled, completed], to: closed, refusal, ...bySystem },
} satisfies Transitions;

const form = {
  ...common,
  fillForm: { from: [unpaid], refusal, by: ['buyer'] },
  pay: paidTo(toProcess),
  payProcessing: paidTo(processing),
  accept: { from: [toProcess], to: processing, refusal },
  supplement: { from: [toProcess, processing], to: awaitingSupplement, refusal },
  resubmit: { from: [awaitingSupplement], to: toProcess, refusal, by: ['buyer'] },
  supplementOverdue: { from: [awaitingSupplement], refusal, ...bySystem },
  assign: { from: [processing], refusal },
  finish: { from: [processing], to: fulfilled, refusal },
  rework: { from: [fulfilled], to: processing, refusal, by: ['admin', 'buyer'] },
  receive,
  reject: { from: [toProcess, awaitingSupplement, processing], refusal },
  rejectedAndRefunded: { from: [toProcess, awaitingSupplement, processing], to: closed, refusal, ...bySystem },
  refund: { from: [toProcess, awaitingSupplement, processing, fulfilled, completed], refusal },
  refundedInFull: { from: [toProcess, awaitingSupplement, processing, fulfilled, completed], to: closed, refusal, ...bySystem },
} satisfies Transitions;

const software = {
  ...common,
  payDelivered: paidTo(fulfilled),
  payProblem: paidTo(deliveryProblem),
  pay: paidTo(toProcess),
  activate: { from: [toProcess, deliveryProblem], to: fulfilled, refusal },
  receive,
  refund: { from: [toProcess, deliveryProblem, fulfilled, completed], refusal },
  refundedInFull: { from: [toProcess, deliveryProblem, fulfilled, completed], to: closed, refusal, ...bySystem },
} satisfies Transitions;

/** The steps of an order by its kind: `orderTransitions.hardware.ship`. */
export const orderTransitions = { hardware, account, form, software } as const;

const byKind: Readonly<Record<number, Transitions>> = {
  [goodsKind.account]: account,
  [goodsKind.hardware]: hardware,
  [goodsKind.form]: form,
  [goodsKind.software]: software,
};

/** The steps of an order whose kind is only known at run time. */
export const orderStepsOf = (kind: number): Transitions => byKind[kind] ?? common;

/** States of an order that is neither completed nor closed. */
export const openOrderStates: readonly number[] = everyState.filter((status) => status !== completed && status !== closed);
