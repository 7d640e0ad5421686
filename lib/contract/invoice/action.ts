import { z } from 'zod';
import { needs } from '../access';
import { bulkAnswer } from '../call/bulk';
import { endpoint } from '../call/endpoint';
import { importAnswer } from '../call/import-answer';
import type { ResourceName } from '../call/resource-name';
import { stateAnswer } from '../call/state-answer';
import { id, idList, pattern, text, time, version } from '../field/fields';
import { invoiceRow } from '../invoice';

const base = '/v1/admin/invoice';
const access = needs('admin_P3', 'admin_P3.invoice');
const labels = 'invoice.fields';
/** Orders show what became of their invoice, and the home page counts those that wait. */
const changes: readonly ResourceName[] = ['home', 'order', 'store'];

/** 8 to 20 digits. */
export const invoiceNo = pattern(/^\d{8,20}$/);
const invoiceCode = pattern(/^\d{0,12}$/).default('');

/** What is entered when an invoice is issued; a file where it is electronic, an express where it is paper. */
export const invoiceIssuing = z.object({
  invoiceCode,
  invoiceNo,
  fileUrl: z.string().trim().max(500).default(''),
  expressName: z.string().trim().max(50).default(''),
  trackingNo: z.string().trim().max(50).default(''),
  issueTime: time,
});
export type InvoiceIssuing = z.infer<typeof invoiceIssuing>;

export const invoiceIssue = endpoint({
  name: 'invoice.issue',
  method: 'PUT',
  path: `${base}/issue`,
  access,
  body: invoiceIssuing.extend({ id, version }),
  data: invoiceRow,
  labels,
  changes,
});

export const invoiceReject = endpoint({
  name: 'invoice.reject',
  method: 'PUT',
  path: `${base}/reject`,
  access,
  idempotent: true,
  body: z.object({ ids: idList, reason: text(1, 200) }),
  data: bulkAnswer,
  labels,
  changes,
});

export const invoiceUpdate = endpoint({
  name: 'invoice.update',
  method: 'PUT',
  path: `${base}/update`,
  access,
  body: invoiceIssuing.extend({ id, version, remark: z.string().trim().max(200).default('') }),
  data: invoiceRow,
  labels,
  changes,
});

/** Reverses an issued invoice; after a partial refund the buyer may apply for the rest. */
export const invoiceRed = endpoint({
  name: 'invoice.red',
  method: 'PUT',
  path: `${base}/red`,
  access,
  body: z.object({ id, redNo: invoiceNo, reason: text(1, 200) }),
  data: stateAnswer,
  labels,
  changes,
});

export const invoiceResend = endpoint({
  name: 'invoice.resend',
  method: 'PUT',
  path: `${base}/resend`,
  access,
  body: z.object({ id }),
  data: stateAnswer,
});

/** Lines of a csv file at most. */
export const MAX_INVOICE_LINES = 500;

/** Multipart: `file`, a csv of application number, invoice number and the file's address. */
export const invoiceImport = endpoint({
  name: 'invoice.import',
  kind: 'import',
  method: 'POST',
  path: `${base}/import`,
  access,
  idempotent: true,
  data: importAnswer,
  labels,
  changes,
});

/** Largest invoice file in megabytes. */
export const MAX_INVOICE_FILE_MB = 10;

/** Multipart: `file`; pdf, ofd, png or jpg, told apart by content. */
export const invoiceFile = endpoint({
  name: 'invoice.file',
  kind: 'documentUpload',
  method: 'POST',
  path: `${base}/file`,
  access,
  data: z.object({ url: z.string() }),
});
