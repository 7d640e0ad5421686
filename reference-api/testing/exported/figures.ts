import { cardState } from '@/lib/contract/states/card';
import { cashState } from '@/lib/contract/states/cash';
import type { Translate } from '@/lib/format/translate';
import { settleState, storeFlowBiz } from '@/reference-api/commerce/ledgers/book-store-flow';
import { type Line, sumOf } from './lines';

/** What a figure beside a list stands for, said with the columns of the list's export. */
export interface Figure {
  of(lines: readonly Line[], say: Say): number;
  /** The filter it is told in spite of: sums over all states stay while a tab is open. */
  despite?: 'tab' | 'status';
}
interface Say {
  readonly translate: Translate;
  /** The day it is, as lists write it. */
  readonly today: string;
}

/** Every figure of every list that can be exported. A list that tells a further sum says here which column it is the sum of. */
export const figures: Readonly<Record<string, Readonly<Record<string, Figure>>>> = {
  order: {
    count: { of: (lines) => lines.filter((line) => line.text('order.fields.payPrice') !== '').length },
    payPrice: { of: (lines) => sumOf(lines, 'order.fields.payPrice') },
  },
  cash: {
    pending: inState('cash.fields.amount', cashState.pending),
    toPay: inState('cash.fields.amount', cashState.toPay),
    paid: inState('cash.fields.amount', cashState.paid),
    fee: inState('cash.fields.fee', cashState.paid),
    amount: { of: (lines) => sumOf(lines, 'cash.fields.amount') },
  },
  pointRecord: ledger((line) => line.number('ledger.fields.delta')),
  balanceRecord: ledger((line) => line.fen('ledger.fields.delta')),
  storeFinance: storeFlow(),
  storeEarnings: storeFlow(),
  member: {
    total: { of: (lines) => lines.length },
    todayNew: { of: (lines, { today }) => lines.filter((line) => line.text('member.fields.registerTime').startsWith(today)).length },
  },
  distributor: {
    count: { of: (lines) => lines.length },
    orderCount: { of: (lines) => lines.reduce((sum, line) => sum + line.number('distributor.fields.orderCount'), 0) },
    orderAmount: { of: (lines) => sumOf(lines, 'distributor.fields.orderAmount') },
    commissionTotal: { of: (lines) => sumOf(lines, 'distributor.fields.commissionTotal') },
    unwithdrawn: {
      of: (lines) =>
        ['Available', 'Frozen', 'Withdrawing'].reduce((sum, part) => sum + sumOf(lines, `distributor.fields.commission${part}`), 0),
    },
  },
  goodsCard: {
    total: { of: (lines) => lines.length, despite: 'status' },
    available: cards(cardState.available),
    locked: cards(cardState.locked),
    sold: cards(cardState.sold),
    void: cards(cardState.void),
    pending: cards(cardState.refunded),
  },
};

function inState(head: string, status: number): Figure {
  const named = (line: Line, { translate }: Say) => line.text('cash.fields.status') === translate(`enums.cashStatus.${status}`);
  return {
    of: (lines, say) =>
      sumOf(
        lines.filter((line) => named(line, say)),
        head,
      ),
    despite: 'tab',
  };
}

function cards(status: number): Figure {
  const head = 'goodsCard.fields.status';
  return {
    of: (lines, { translate }) => lines.filter((line) => line.text(head) === translate(`enums.cardStatus.${status}`)).length,
    despite: 'status',
  };
}

function ledger(deltaOf: (line: Line) => number): Record<string, Figure> {
  const side = (sign: 1 | -1): Figure => ({ of: (lines) => lines.reduce((sum, line) => sum + Math.max(0, sign * deltaOf(line)), 0) });
  return { income: side(1), expense: side(-1) };
}

/** Cancelled rows count nowhere; figures are unsigned amounts of their kind (open-questions 32). */
function storeFlow(): Record<string, Figure> {
  const amount = 'storeFlow.fields.amount';
  const settled =
    (state: number) =>
    ({ translate }: Say) => {
      const name = translate(`enums.settleStatus.${state}`);
      return (line: Line) => line.text('storeFlow.fields.settleStatus') === name;
    };
  const cancelled = settled(settleState.cancelled);
  const counted = (lines: readonly Line[], say: Say) => lines.filter((line) => !cancelled(say)(line));
  const of = (lines: readonly Line[], say: Say, types: readonly number[]) => {
    const names = types.map((type) => say.translate(`enums.storeFlowBiz.${type}`));
    return counted(lines, say).filter((line) => names.includes(line.text('storeFlow.fields.bizType')));
  };
  const kinds = (sign: 1 | -1, ...types: number[]): Figure => ({ of: (lines, say) => sign * sumOf(of(lines, say, types), amount) || 0 });
  const inSettlement = (state: number): Figure => ({ of: (lines, say) => sumOf(lines.filter(settled(state)(say)), amount) });
  const { orderIncome, orderRefund, platformFee, feeReturned, commission, commissionReturned, withdrawal, withdrawalReturned } =
    storeFlowBiz;
  // The main store earns the fees that other stores pay: where stores pay any, those are shown.
  const fees = (lines: readonly Line[], say: Say) => {
    const signed = [...of(lines, say, [platformFee]), ...of(lines, say, [feeReturned])];
    const returned = say.translate(`enums.storeFlowBiz.${feeReturned}`);
    const earned = (line: Line) => line.fen(amount) > 0 !== (line.text('storeFlow.fields.bizType') === returned);
    const paid = sumOf(
      signed.filter((line) => !earned(line)),
      amount,
    );
    return (paid === 0 ? sumOf(signed.filter(earned), amount) : -paid) || 0;
  };
  return {
    orderIncome: kinds(1, orderIncome),
    refund: kinds(-1, orderRefund),
    platformFee: { of: fees },
    commission: kinds(-1, commission, commissionReturned),
    pending: inSettlement(settleState.pending),
    settled: inSettlement(settleState.settled),
    withdrawn: kinds(-1, withdrawal, withdrawalReturned),
    net: { of: (lines, say) => sumOf(counted(lines, say), amount) },
  };
}
