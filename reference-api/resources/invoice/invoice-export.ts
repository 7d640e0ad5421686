import type { Invoice } from '@/lib/contract/invoice';
import { fieldColumns, yuanCell } from '@/reference-api/crud/export-columns';
import type { ExportColumn } from '@/reference-api/crud/export-csv';

type Column = ExportColumn<Invoice>;

const applyNo: Column = { head: 'invoice.fields.applyNo', cell: (row) => row.applyNo };
const orderNo: Column = { head: 'invoice.fields.orderNo', cell: (row) => row.orderNo };
const type: Column = { head: 'invoice.fields.type', cell: (row, translate) => translate(`enums.invoiceType.${row.type}`) };
const titleType: Column = {
  head: 'invoice.fields.titleType',
  cell: (row, translate) => translate(`enums.invoiceTitleType.${row.titleType}`),
};
const title: Column = { head: 'invoice.fields.title', cell: (row) => row.title };
const taxNo: Column = { head: 'invoice.fields.taxNo', cell: (row) => row.taxNo };
const amount: Column = { head: 'invoice.fields.amount', cell: (row) => yuanCell(row.amount) };

/** The list as a file. */
export const invoiceColumns: readonly Column[] = [
  applyNo,
  orderNo,
  { head: 'invoice.fields.buyer', cell: ({ nickname, mobile }) => `${nickname} ${mobile}` },
  type,
  titleType,
  title,
  taxNo,
  amount,
  { head: 'invoice.fields.createTime', cell: ({ createTime }) => createTime },
  { head: 'invoice.fields.status', cell: ({ status }, translate) => translate(`enums.invoiceStatus.${status}`) },
  { head: 'invoice.fields.invoiceNo', cell: ({ invoiceNo }) => invoiceNo },
  { head: 'invoice.fields.storeId', mainOnly: true, cell: ({ storeName }) => storeName },
];

/** What an accountant types into the tax system, in full (finance.md 1). */
export const financeColumns: readonly Column[] = [
  applyNo,
  orderNo,
  type,
  titleType,
  title,
  taxNo,
  ...fieldColumns('invoice.fields', ['regAddress', 'regPhone', 'bankName', 'bankAccount']),
  { head: 'invoice.fields.content', cell: ({ content }, translate) => translate(`enums.invoiceContent.${content}`) },
  amount,
  ...fieldColumns('invoice.fields', ['email', 'phone', 'remark']),
];
