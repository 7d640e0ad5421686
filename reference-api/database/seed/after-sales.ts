import { DAY_MS } from '@/lib/format/shanghai-time';
import type { cash, invoice, refund } from '@/reference-api/database/schema/after-sale';
import type { LedgerBook } from './ledger-book';
import { demoPicture } from './media';
import type { MemberRow } from './members';
import type { OrderRow } from './orders';
import type { Random } from './random';
import { HOUR_MS, later, MINUTE_MS, numbered } from './timeline';

type RefundRow = typeof refund.$inferInsert;
type InvoiceRow = typeof invoice.$inferInsert;
type CashRow = typeof cash.$inferInsert;

const OPEN_STATES = [10, 10, 10, 20, 30, 30, 40, 40];
const REASONS = ['商品与描述不符', '不想要了', '拍错规格', '质量问题', '未按约定时间发货'];

/** After-sale cases: some open in each state, some refunded in full, some refused. Orders show what became of them. */
export function makeRefunds(orders: readonly OrderRow[], now: Date, random: Random): RefundRow[] {
  const paid = orders.filter(({ payStatus, status }) => payStatus === 1 && status !== 40);
  const recent = paid.filter(({ createTime }) => now.getTime() - createTime.getTime() < 12 * DAY_MS);
  const old = paid.filter(({ createTime }) => now.getTime() - createTime.getTime() > 15 * DAY_MS);
  const open = spread(recent, 26).map((of, index) => ({ of, status: OPEN_STATES[index % OPEN_STATES.length] ?? 10 }));
  const decided = spread(old, 44).map((of, index) => ({ of, status: index % 5 === 4 ? 62 : 50 }));
  return [...open, ...decided].map(({ of, status }, index) => makeRefund(of, status, index + 1, now, random));
}

function makeRefund(of: OrderRow, status: number, id: number, now: Date, random: Random): RefundRow {
  const createTime = later(of.finishTime ?? of.payTime ?? of.createTime, random.int(HOUR_MS, 2 * DAY_MS), now);
  const goesBack = status === 20 || status === 30;
  const done = status === 50;
  if (done) closeRefunded(of, later(createTime, 5 * HOUR_MS, now));
  else if (status !== 62) {
    of.refundFlag = 1;
    for (const item of of.items) item.afterSaleStatus = 10;
  }
  return {
    id,
    refundNo: numbered('T', createTime, id),
    orderId: of.id,
    kind: of.kind,
    storeId: of.storeId,
    memberId: of.memberId,
    count: of.items.reduce((sum, item) => sum + item.count, 0),
    way: goesBack && of.kind === 2 ? 20 : 10,
    type: of.finishTime && of.finishTime <= createTime ? 20 : 10,
    applyPrice: of.payPrice,
    refundPrice: done || status === 40 ? of.payPrice : 0,
    reason: random.pick(REASONS),
    status,
    auditReason: status === 62 ? '商品已使用，不支持退款' : '',
    channelRefundNo: done ? `5030${random.digits(18)}` : '',
    finishTime: done ? of.closeTime : null,
    createTime,
  };
}

/** A full refund closes the order before it was completed: nothing of it reaches points or growth. */
function closeRefunded(of: OrderRow, at: Date): void {
  Object.assign(of, { status: 40, closeType: 20, closeReason: '售后退款', closeTime: at, refundFlag: 3, refundedPrice: of.payPrice });
  Object.assign(of, {
    refundedFee: of.platformFee ?? 0,
    receiveTime: null,
    finishTime: null,
    givePoints: 0,
    grantedPoints: 0,
    grantedGrowth: 0,
  });
  for (const item of of.items) Object.assign(item, { refundedCount: item.count, refundedPrice: item.payPrice, afterSaleStatus: 20 });
}

/** Applications for invoices in every state. */
export function makeInvoices(
  orders: readonly OrderRow[],
  members: ReadonlyMap<number, MemberRow>,
  now: Date,
  random: Random,
): InvoiceRow[] {
  const possible = orders.filter(
    ({ kind, payStatus, status, refundFlag }) => kind === 2 && payStatus === 1 && status !== 40 && !refundFlag,
  );
  const states = [0, 1, 1, 1, 0, 1, 2, 1, 3, 1, 4, 1];
  return spread(possible, 72).map((of, index) => {
    const status = states[index % states.length] ?? 0;
    const createTime = later(of.payTime ?? of.createTime, random.int(HOUR_MS, 3 * DAY_MS), now);
    const issued = status === 1 || status === 3;
    const company = random.chance(60);
    const buyer = members.get(of.memberId);
    return {
      ...{ id: index + 1, applyNo: numbered('F', createTime, index + 1), orderId: of.id, storeId: of.storeId, memberId: of.memberId },
      ...{
        type: 1,
        titleType: company ? 2 : 1,
        title: company ? `杭州${random.pick(['远山', '云栖', '知行', '拾光'])}科技有限公司` : (buyer?.nickname ?? '个人'),
      },
      ...{
        taxNo: company ? `91330108MA${random.digits(8)}` : '',
        email: `fapiao${of.id}@mail.example`,
        content: random.int(1, 2),
        amount: of.payPrice,
        status,
      },
      ...(issued
        ? {
            invoiceNo: `2511${String(index).padStart(4, '0')}${random.digits(12)}`,
            fileUrl: '/media/demo/invoice.pdf',
            issueTime: later(createTime, DAY_MS, now),
            operatorName: '郑国栋',
          }
        : {}),
      ...(status === 3 ? { redNo: `R${random.digits(12)}`, redTime: later(createTime, 2 * DAY_MS, now), redReason: '抬头有误' } : {}),
      rejectReason: status === 2 ? '税号与抬头不一致' : '',
      createTime,
    };
  });
}

/** Withdrawals of balances and store earnings in every state; the amounts leave the ledgers they came from. */
export function makeWithdrawals(
  members: readonly MemberRow[],
  book: LedgerBook,
  now: Date,
  random: Random,
): { rows: CashRow[]; ofStores: Map<number, { open: number; paid: number }> } {
  const states = [0, 11, 10, 11, 0, 20, 11, 21, 0, 11, 30, 11, 0, 11];
  const people = spread(
    members.filter(({ status, registerTime }) => status === 1 && now.getTime() - registerTime.getTime() > 40 * DAY_MS),
    24,
  );
  const rows = people.map((each, index) => memberWithdrawal(each, states[index % states.length] ?? 0, index + 1, book, now, random));
  const ofStores = new Map([1, 2].map((storeId) => [storeId, { open: 0, paid: 0 }]));
  for (const [turn, status] of [11, 11, 20, 0].entries()) {
    for (const storeId of [1, 2]) {
      const row = storeWithdrawal(storeId, status, rows.length + 1, now, 40 - turn * 12);
      const sums = ofStores.get(storeId);
      if (sums && status === 0) sums.open += row.amount ?? 0;
      if (sums && status === 11) sums.paid += row.amount ?? 0;
      rows.push(row);
    }
  }
  return { rows, ofStores };
}

function memberWithdrawal(of: MemberRow, status: number, id: number, book: LedgerBook, now: Date, random: Random): CashRow {
  const amount = random.int(20, 300) * 100;
  const open = status === 0 || status === 10 || status === 21;
  const createTime = new Date(now.getTime() - (open ? random.int(2, 40) : random.int(60, 700)) * HOUR_MS);
  const cashNo = numbered('X', createTime, id);
  // What is withdrawn was recharged before.
  book.addBalance({ memberId: of.id, bizType: 1, title: '充值', delta: amount + 5_000, at: new Date(createTime.getTime() - DAY_MS) });
  book.addBalance({ memberId: of.id, bizType: 7, title: '提现', delta: -amount, bizNo: cashNo, at: createTime });
  if (status === 20 || status === 30)
    book.addBalance({
      memberId: of.id,
      bizType: 8,
      title: '提现退回',
      delta: amount,
      bizNo: cashNo,
      at: later(createTime, 8 * HOUR_MS, now),
    });
  if (open) of.frozenBalance = (of.frozenBalance ?? 0) + amount;
  const name = of.realName || of.nickname;
  return {
    ...decided(status, createTime, now, random),
    id,
    cashNo,
    applicant: 3,
    memberId: of.id,
    storeId: of.storeId,
    name,
    mobile: of.mobile,
    ...feeOf(amount, 60),
    balanceBefore: amount + 5_000,
    type: 4,
    account: { holder: name, no: of.mobile },
    status,
    createTime,
  };
}

function storeWithdrawal(storeId: number, status: number, id: number, now: Date, daysAgo: number): CashRow {
  const createTime = new Date(now.getTime() - Math.max(daysAgo, 0.2) * DAY_MS - storeId * 37 * MINUTE_MS);
  const holder = storeId === 1 ? '杭州立新数码有限公司' : '杭州云栖生活用品有限公司';
  const account = {
    holder,
    no: storeId === 1 ? '6222021202031587764' : '6217001540012348890',
    bankName: storeId === 1 ? '中国工商银行' : '中国建设银行',
    branch: '杭州分行',
  };
  const name = storeId === 1 ? '滨江旗舰店' : '云栖生活馆';
  return {
    ...decided(status, createTime, now, undefined),
    id,
    cashNo: numbered('X', createTime, id),
    applicant: 2,
    storeId,
    name,
    mobile: '',
    ...feeOf(200_000, storeId === 1 ? 60 : 50),
    balanceBefore: 500_000,
    type: 2,
    account,
    status,
    createTime,
  };
}

function decided(status: number, createTime: Date, now: Date, random: Random | undefined): Partial<CashRow> {
  if (status === 0 || status === 30) return {};
  const auditTime = later(createTime, 6 * HOUR_MS, now);
  const audit = { auditorId: 7, auditorName: '郑国栋', auditTime, auditReason: status === 20 ? '收款账号与实名不符' : '' };
  if (status !== 11) return { ...audit, failReason: status === 21 ? '收款账号异常' : '' };
  return {
    ...audit,
    payNo: `ZF${random?.digits(16) ?? '2025110100001234'}`,
    payVoucher: [demoPicture('banner-3')],
    payerName: '林知远',
    payTime: later(auditTime, DAY_MS, now),
  };
}

/** Fee in hundredths of a percent, rounded half up to one 分 (effects.md 1.4). */
function feeOf(amount: number, basisPoints: number): { amount: number; fee: number; arrival: number } {
  const fee = Math.floor((amount * basisPoints + 5_000) / 10_000);
  return { amount, fee, arrival: amount - fee };
}

/** About so many of them, evenly over the whole list. */
function spread<Each>(all: readonly Each[], wanted: number): Each[] {
  const step = Math.max(1, Math.floor(all.length / wanted));
  return all.filter((_, index) => index % step === 0).slice(0, wanted);
}
