import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Invoice, InvoiceFilter } from '@/lib/contract/invoice';
import { invoiceIssue } from '@/lib/contract/invoice/action';
import { invoiceState } from '@/lib/contract/states/invoice';
import { wireTime, wireTimeOrNull } from '@/lib/format/shanghai-time';
import { holdsAll } from '@/reference-api/auth/gate';
import type { ListSpec } from '@/reference-api/crud/crud-spec';
import { betweenTimes, containsKeyword, sameAs } from '@/reference-api/crud/filters';
import { storeScope } from '@/reference-api/crud/scope';
import { storeNames } from '@/reference-api/crud/store-names';
import type { Database } from '@/reference-api/database/connect';
import { invoice } from '@/reference-api/database/schema/after-sale';
import { member } from '@/reference-api/database/schema/member';
import { order } from '@/reference-api/database/schema/order';
import { maskedAccount, maskedMobile } from '@/reference-api/masked';
import { membersCalled } from '@/reference-api/resources/member/member-keyword';
import { orderNoIs } from '@/reference-api/resources/order/order-keyword';
import { maskedAddress, maskedName } from '@/reference-api/resources/order/order-masks';
import type { Call } from '@/reference-api/serve';

export type InvoiceRecord = typeof invoice.$inferSelect;

const tabs: Readonly<Record<InvoiceFilter['tab'], SQL | undefined>> = {
  all: undefined,
  pending: eq(invoice.status, invoiceState.pending),
  issued: eq(invoice.status, invoiceState.issued),
  needRed: and(eq(invoice.status, invoiceState.issued), eq(invoice.needRed, true)),
  red: eq(invoice.status, invoiceState.reversed),
  rejected: eq(invoice.status, invoiceState.rejected),
};

/** What is special about the list of invoices (finance.md 1). */
export const invoiceSpec: ListSpec<typeof invoice, Invoice, InvoiceFilter> = {
  table: invoice,
  object: 'invoice',
  scope: ({ caller }, filter) => storeScope(invoice.storeId, caller, filter?.storeId),
  order: { createTime: invoice.createTime, amount: invoice.amount },
  where: filtersOf,
  tab: { conditions: tabs, value: ({ tab }) => tab },
  rows: invoiceRows,
};

function filtersOf(filter: InvoiceFilter, { database }: Call): (SQL | undefined)[] {
  return [
    filter.keyword ? invoicesCalled(filter.keyword, database) : undefined,
    sameAs(invoice.type, filter.type),
    sameAs(invoice.titleType, filter.titleType),
    sameAs(invoice.status, filter.status),
    ...betweenTimes(invoice.createTime, filter.startTime, filter.endTime),
  ];
}

/** Order number, title, tax number or buyer. */
const invoicesCalled = (words: string, database: Database): SQL | undefined =>
  or(
    containsKeyword(words, [invoice.title, invoice.taxNo, invoice.applyNo]),
    inArray(invoice.orderId, database.select({ id: order.id }).from(order).where(orderNoIs(words))),
    inArray(invoice.memberId, database.select({ id: member.id }).from(member).where(membersCalled(words))),
  );

/** Stored invoices as rows of the wire; the buyer's mobile and account are masked. */
export async function invoiceRows(
  records: readonly InvoiceRecord[],
  { database, caller }: Pick<Call, 'database' | 'caller'>,
): Promise<Invoice[]> {
  if (records.length === 0) return [];
  const stores = await storeNames(records, database);
  const found = await database
    .select({
      id: invoice.id,
      orderNo: order.orderNo,
      gone: order.deletedAt,
      kind: order.kind,
      nickname: member.nickname,
      mobile: member.mobile,
    })
    .from(invoice)
    .leftJoin(order, eq(order.id, invoice.orderId))
    .leftJoin(member, eq(member.id, invoice.memberId))
    .where(
      inArray(
        invoice.id,
        records.map(({ id }) => id),
      ),
    );
  const maySend = (record: InvoiceRecord) => record.storeId === caller.storeId && holdsAll(caller, invoiceIssue.access);
  const about = new Map(found.map((each) => [each.id, each]));
  return records.map((record) => ({
    ...record,
    orderId: about.get(record.id)?.gone ? null : record.orderId,
    orderNo: about.get(record.id)?.orderNo ?? '',
    kind: about.get(record.id)?.kind ?? 0,
    nickname: about.get(record.id)?.nickname ?? '',
    mobile: maskedMobile(about.get(record.id)?.mobile ?? ''),
    phone: maskedMobile(record.phone),
    bankAccount: maskedAccount(record.bankAccount),
    receiver: record.receiver && (maySend(record) ? record.receiver : maskedReceiver(record.receiver)),
    storeName: stores.get(record.storeId) ?? '',
    needRed: record.needRed ? 1 : 0,
    issueTime: wireTimeOrNull(record.issueTime),
    redTime: wireTimeOrNull(record.redTime),
    createTime: wireTime(record.createTime),
  }));
}

/** Where a paper invoice goes is for those to read who send it. */
const maskedReceiver = ({ name, mobile, address }: NonNullable<Invoice['receiver']>) => ({
  name: maskedName(name),
  mobile: maskedMobile(mobile),
  address: maskedAddress(address),
});
