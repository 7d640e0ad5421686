import { z } from 'zod';
import { needs } from './access';
import { exportOf, infoOf } from './call/listing-calls';
import { listing } from './call/resource';
import { fen, flag, id, keyword, time, version } from './field/fields';

/** An application for an invoice (finance.md 1). */
export const invoiceRow = z.object({
  id,
  applyNo: z.string(),
  /** Null once the order was deleted. */
  orderId: id.nullable(),
  orderNo: z.string(),
  kind: z.number().int(),
  storeId: id,
  storeName: z.string(),
  memberId: id,
  nickname: z.string(),
  mobile: z.string(),
  type: z.number().int(),
  titleType: z.number().int(),
  title: z.string(),
  taxNo: z.string(),
  email: z.string(),
  phone: z.string(),
  regAddress: z.string(),
  regPhone: z.string(),
  bankName: z.string(),
  bankAccount: z.string(),
  receiver: z.object({ name: z.string(), mobile: z.string(), address: z.string() }).nullable(),
  content: z.number().int(),
  amount: fen,
  status: z.number().int(),
  invoiceCode: z.string(),
  invoiceNo: z.string(),
  fileUrl: z.string(),
  expressName: z.string(),
  trackingNo: z.string(),
  issueTime: time.nullable(),
  redNo: z.string(),
  redTime: time.nullable(),
  redReason: z.string(),
  needRed: flag,
  rejectReason: z.string(),
  remark: z.string(),
  operatorName: z.string(),
  createTime: time,
  version,
});
export type Invoice = z.infer<typeof invoiceRow>;

export const invoiceTabs = ['all', 'pending', 'issued', 'needRed', 'red', 'rejected'] as const;

export const invoiceFilter = z.object({
  keyword,
  tab: z.enum(invoiceTabs).default('all'),
  type: z.coerce.number().int().optional(),
  titleType: z.coerce.number().int().optional(),
  status: z.coerce.number().int().optional(),
  startTime: time.optional(),
  endTime: time.optional(),
  storeId: z.coerce.number().int().optional(),
});
export type InvoiceFilter = z.infer<typeof invoiceFilter>;

const base = '/v1/admin/invoice';
const read = needs('admin_P3');

export const invoice = listing({
  name: 'invoice',
  path: base,
  row: invoiceRow,
  filter: invoiceFilter,
  sortable: ['createTime', 'amount'],
  labels: 'invoice.fields',
  read,
});

export const invoiceInfo = infoOf(invoice, invoiceRow);

/** `format=finance` holds what an accountant needs in full and asks for admin_P3.invoice (finance.md 1). */
export const invoiceExport = exportOf(invoice, invoiceFilter.extend({ format: z.literal('finance').optional() }));

/** A paper invoice needs no file, an electronic one does. */
export const isPaper = ({ type }: Pick<Invoice, 'type'>): boolean => type === 3;
