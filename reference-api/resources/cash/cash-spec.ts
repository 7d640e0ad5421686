import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Cash, CashFilter, CashSums } from '@/lib/contract/cash';
import { cashApplicant, cashState } from '@/lib/contract/states/cash';
import { wireTime, wireTimeOrNull } from '@/lib/format/shanghai-time';
import { isMain } from '@/reference-api/auth/caller';
import type { ListSpec } from '@/reference-api/crud/crud-spec';
import { betweenTimes, containsKeyword, sameAs } from '@/reference-api/crud/filters';
import { storeNames } from '@/reference-api/crud/store-names';
import { cash } from '@/reference-api/database/schema/after-sale';
import { maskedAccount, maskedMobile } from '@/reference-api/masked';
import type { Call } from '@/reference-api/serve';

export type CashRecord = typeof cash.$inferSelect;

/** What is special about the list of withdrawals (finance.md 2): another store sees those of its own earnings alone. */
export const cashSpec: ListSpec<typeof cash, Cash, CashFilter, CashSums> = {
  table: cash,
  object: 'withdrawal',
  scope: ({ caller }, filter) =>
    isMain(caller) ? sameAs(cash.storeId, filter?.storeId) : and(eq(cash.storeId, caller.storeId), eq(cash.applicant, cashApplicant.store)),
  order: { createTime: cash.createTime, amount: cash.amount },
  where: filtersOf,
  tab: {
    column: cash.status,
    value: ({ tab }) => (tab === 'all' ? undefined : tab.split(',').map(Number)),
    counted: Object.values(cashState),
  },
  rows: cashRows,
  summary: (matching, call, filter) => sums(matching, and(cashSpec.scope(call, filter), ...filtersOf(filter)), call),
};

function filtersOf(filter: CashFilter): (SQL | undefined)[] {
  return [
    filter.keyword ? withdrawalsCalled(filter.keyword) : undefined,
    sameAs(cash.applicant, filter.applicant),
    sameAs(cash.type, filter.type),
    sameAs(cash.status, filter.status),
    sameAs(cash.memberId, filter.memberId),
    ...betweenTimes(cash.createTime, filter.startTime, filter.endTime),
  ];
}

/** Name, mobile, number of the withdrawal or of the account; the last is compared in full although it is shown masked. */
const withdrawalsCalled = (words: string): SQL | undefined =>
  or(containsKeyword(words, [cash.name, cash.mobile, cash.cashNo]), sql`${cash.account}->>'no' = ${words}`);

/** What waits for a review and for a payment, what was paid and what the fees brought, whatever tab is open. */
async function sums(shown: SQL | undefined, all: SQL | undefined, { database }: Call): Promise<CashSums> {
  const { pending, toPay, paid } = cashState;
  const [row] = await database
    .select({
      pending: sql<number>`coalesce(sum(${cash.amount}) filter (where ${cash.status} = ${pending}), 0)::bigint`,
      toPay: sql<number>`coalesce(sum(${cash.amount}) filter (where ${cash.status} = ${toPay}), 0)::bigint`,
      paid: sql<number>`coalesce(sum(${cash.amount}) filter (where ${cash.status} = ${paid}), 0)::bigint`,
      fee: sql<number>`coalesce(sum(${cash.fee}) filter (where ${cash.status} = ${paid}), 0)::bigint`,
    })
    .from(cash)
    .where(all);
  const [listed] = await database
    .select({ amount: sql<number>`coalesce(sum(${cash.amount}), 0)::bigint` })
    .from(cash)
    .where(shown);
  return { ...(row ?? { pending: 0, toPay: 0, paid: 0, fee: 0 }), amount: listed?.amount ?? 0 };
}

async function cashRows(records: readonly CashRecord[], { database }: Call): Promise<Cash[]> {
  const stores = await storeNames(records, database);
  return records.map((record) => ({
    ...record,
    mobile: maskedMobile(record.mobile),
    account: shownAccount(record),
    storeName: stores.get(record.storeId) ?? '',
    auditTime: wireTimeOrNull(record.auditTime),
    payTime: wireTimeOrNull(record.payTime),
    createTime: wireTime(record.createTime),
  }));
}

const shownAccount = ({ account: { holder = '', no = '', bankName = '', branch = '', qrcode = '' } }: CashRecord) => ({
  holder,
  no: maskedAccount(no),
  bankName,
  branch,
  qrcode,
});
