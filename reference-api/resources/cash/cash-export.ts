import { and, eq } from 'drizzle-orm';
import type { Cash, CashFilter } from '@/lib/contract/cash';
import { cashState, cashType } from '@/lib/contract/states/cash';
import type { ListSpec } from '@/reference-api/crud/crud-spec';
import { yuanCell } from '@/reference-api/crud/export-columns';
import type { ExportColumn } from '@/reference-api/crud/export-csv';
import { cash } from '@/reference-api/database/schema/after-sale';
import { cashSpec } from './cash-spec';

/** The list as a file. */
export const cashColumns: readonly ExportColumn<Cash>[] = [
  { head: 'cash.fields.cashNo', cell: ({ cashNo }) => cashNo },
  { head: 'cash.fields.applicant', cell: ({ applicant }, translate) => translate(`enums.cashApplicant.${applicant}`) },
  { head: 'cash.fields.name', cell: ({ name, mobile }) => `${name} ${mobile}` },
  { head: 'cash.fields.amount', cell: ({ amount }) => yuanCell(amount) },
  { head: 'cash.fields.fee', cell: ({ fee }) => yuanCell(fee) },
  { head: 'cash.fields.arrival', cell: ({ arrival }) => yuanCell(arrival) },
  { head: 'cash.fields.type', cell: ({ type }, translate) => translate(`enums.cashType.${type}`) },
  { head: 'cash.fields.account', cell: ({ account }) => [account.holder, account.bankName, account.no].filter(Boolean).join(' ') },
  { head: 'cash.fields.createTime', cell: ({ createTime }) => createTime },
  { head: 'cash.fields.status', cell: ({ status }, translate) => translate(`enums.cashStatus.${status}`) },
  { head: 'cash.fields.auditor', cell: ({ auditorName, auditTime }) => [auditorName, auditTime].filter(Boolean).join(' ') },
  { head: 'cash.fields.payNo', of: 'voucher', cell: ({ payNo }) => payNo },
  { head: 'cash.fields.remark', cell: ({ remark }) => remark },
];

/** A row of the bank's file, numbered as it is written. */
export interface BankRow extends Cash {
  line: number;
}

/** 银行代发: what waits for a transfer to a bank, accounts in full (finance.md 2). One for each file, because its rows are numbered. */
export function bankSpec(): ListSpec<typeof cash, BankRow, CashFilter> {
  let line = 0;
  return {
    ...cashSpec,
    where: (filter, call) => [...cashSpec.where(filter, call), and(eq(cash.status, cashState.toPay), eq(cash.type, cashType.bank))],
    rows: async (records, call) => {
      const rows = await cashSpec.rows(records, call);
      const accounts = new Map(records.map(({ id, account }) => [id, account]));
      return rows.map((row) => ({ ...row, account: { ...row.account, no: accounts.get(row.id)?.no ?? '' }, line: ++line }));
    },
  };
}

export const bankColumns: readonly ExportColumn<BankRow>[] = [
  { head: 'cash.bank.line', cell: ({ line }) => line },
  { head: 'cash.fields.holder', cell: ({ account }) => account.holder },
  { head: 'cash.bank.account', cell: ({ account }) => account.no },
  { head: 'cash.fields.bankName', cell: ({ account }) => account.bankName },
  { head: 'cash.fields.branch', cell: ({ account }) => account.branch },
  { head: 'cash.fields.amount', cell: ({ arrival }) => yuanCell(arrival) },
  { head: 'cash.fields.remark', cell: ({ cashNo }) => cashNo },
];
