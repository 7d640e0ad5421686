import { eq, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { orderState, payState } from '@/lib/contract/states/order';
import type { Effect } from '@/reference-api/commerce/effect';
import { balanceBiz, bookBalance } from '@/reference-api/commerce/ledgers/book-balance';
import { flowNo } from '@/reference-api/commerce/ledgers/flow-no';
import { type ItemRow, lockOrderAndItems, type OrderRow } from '@/reference-api/commerce/lock-order';
import { logOrder } from '@/reference-api/commerce/order-log';
import { refusedAs } from '@/reference-api/commerce/refused-as';
import { refuseDuplicates } from '@/reference-api/database/duplicates';
import { order, orderItem } from '@/reference-api/database/schema/order';
import { changeRow, statement } from '@/reference-api/database/statement';
import { together } from '@/reference-api/database/together';
import { Refusal } from '@/reference-api/refusal';
import { readSettings, settingsOfOrder } from '@/reference-api/settings/read-settings';
import { countPayment } from './count-payment';
import { fulfilAtPayment } from './fulfil-at-payment';
import { bookCommissions, lockParties, type Parties } from './order-commissions';
import { tellPaid } from './tell-paid';

export type PayChannel = 'wechat' | 'alipay' | 'balance' | 'offline';

export interface PayOrderParams {
  orderId: number;
  channel: PayChannel;
  /** Made when empty. The same number again answers the same and changes nothing. */
  payNo?: string | undefined;
  /** What came in; left out it is what is to be paid. */
  amount?: number | undefined;
  voucher?: string | undefined;
}

/** Takes the payment of an order and begins what follows from it (E-pay). */
export async function payOrder(effect: Effect, params: PayOrderParams): Promise<{ status: number; payNo: string }> {
  const { orderId, channel, payNo = '', voucher = '' } = params;
  const bill = await lockBill(effect, orderId);
  const { paid } = bill;
  if (paid.payStatus === payState.paid) return sameAgain(paid, params);
  if (paid.status === orderState.closed) throw new Refusal(codes.payOrderClosed);
  if ((params.amount ?? paid.payPrice) !== paid.payPrice)
    throw new Refusal(channel === 'offline' ? codes.receivedAmountDiffers : codes.payAmountDiffers);
  if (channel === 'balance') await payFromBalance(effect, paid);
  const number = payNo || flowNo('Z', effect.now);
  const status = await settlePayment(effect, bill, { channel, payNo: number, voucher });
  return { status, payNo: number };
}

/** An order that costs nothing counts as paid at once, without a channel (order.md 2). */
export async function payFreeOrder(effect: Effect, orderId: number): Promise<number> {
  return settlePayment(effect, await lockBill(effect, orderId), { channel: '', payNo: '', voucher: '' });
}

/** An order that is paid, with everything its payment depends on. */
interface Bill {
  paid: OrderRow;
  items: ItemRow[];
  parties: Parties | undefined;
}

/** Everything is asked for at once, before it is known whose order it is. */
async function lockBill(effect: Effect, orderId: number): Promise<Bill> {
  const { database } = effect;
  const [[paid, items], parties, keepFor] = await together(
    lockOrderAndItems(effect, orderId),
    lockParties(effect, orderId),
    settingsOfOrder(database, orderId),
  );
  keepFor(paid.storeId);
  return { paid, items, parties };
}

/** A repeated callback succeeds and changes nothing; any other payment of a paid order is refused. */
function sameAgain({ payNo, status }: OrderRow, { payNo: given, channel }: PayOrderParams): { status: number; payNo: string } {
  if (!given || given !== payNo || channel === 'offline') throw new Refusal(codes.payOrderPaid);
  return { status, payNo };
}

async function payFromBalance(effect: Effect, { memberId, payPrice, orderNo }: OrderRow): Promise<void> {
  const { balance } = await readSettings(effect.database, ['balance']);
  if (!balance.payEnabled) throw new Refusal(codes.invalidRequest);
  const { orderPayment: bizType } = balanceBiz;
  await refusedAs(codes.notEnoughBalance, codes.payBalanceShort, () =>
    bookBalance(effect, { memberId, delta: -payPrice, bizType, bizNo: orderNo, title: '订单支付' }),
  );
}

interface Payment {
  channel: PayChannel | '';
  payNo: string;
  voucher: string;
}

const itemsPaid = statement('items_paid', (database) =>
  database
    .update(orderItem)
    .set({ payTime: sql`${sql.placeholder('now')}` })
    .where(eq(orderItem.orderId, sql.placeholder('orderId'))),
);

const taken = { order_pay_no_unique: () => new Refusal(codes.duplicateSubmit) };

async function settlePayment(effect: Effect, { paid, items, parties }: Bill, payment: Payment): Promise<number> {
  const { database, now } = effect;
  const { channel, payNo, voucher } = payment;
  const commissions = await bookCommissions(effect, paid, items, parties);
  const [, fulfilled] = await together(countPayment(effect, paid, items, commissions), fulfilAtPayment(effect, paid, items));
  const changes = {
    ...{ payStatus: payState.paid, payChannel: channel, payNo, payTime: now, voucher },
    balancePart: channel === 'balance' ? paid.payPrice : 0,
    ...commissions.onOrder,
    ...fulfilled,
  };
  const type = channel === 'offline' ? 'confirmPay' : 'pay';
  await together(
    refuseDuplicates(taken, () => changeRow(database, order, paid.id, changes)),
    itemsPaid(database, { orderId: paid.id, now: now.toISOString() }),
    logOrder(effect, { orderId: paid.id, before: paid.status, after: fulfilled.status, type, content: payNo }),
    tellPaid(effect, paid, fulfilled.status),
  );
  return fulfilled.status;
}
