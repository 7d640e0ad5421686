import { codes } from '@/lib/contract/call/codes';
import { invoiceExport, invoiceInfo, invoice as listing } from '@/lib/contract/invoice';
import { invoiceIssue, invoiceRed, invoiceReject, invoiceResend, invoiceUpdate } from '@/lib/contract/invoice/action';
import { invoiceTransitions } from '@/lib/contract/states/invoice';
import { effectOf } from '@/reference-api/commerce/effect';
import { issueInvoice, updateInvoice } from '@/reference-api/commerce/invoice/issue-invoice';
import { logInvoice } from '@/reference-api/commerce/invoice/log-invoice';
import { rejectInvoice, reverseInvoice } from '@/reference-api/commerce/invoice/reverse-invoice';
import { tellBuyer } from '@/reference-api/commerce/invoice/tell-buyer';
import { readRow } from '@/reference-api/crud/crud-routes';
import { eachOf } from '@/reference-api/crud/each-of';
import { exportCsv } from '@/reference-api/crud/export-csv';
import { listPage } from '@/reference-api/crud/list-page';
import { moveState } from '@/reference-api/crud/move-state';
import { noteReveal } from '@/reference-api/crud/note-reveal';
import { findRecord } from '@/reference-api/crud/records';
import { invoice } from '@/reference-api/database/schema/after-sale';
import { notFound } from '@/reference-api/not-found';
import { Refusal } from '@/reference-api/refusal';
import { type Api, type Call, serve, serveStream } from '@/reference-api/serve';
import { financeColumns, invoiceColumns } from './invoice-export';
import { type InvoiceRecord, invoiceSpec } from './invoice-spec';

const ISSUING = 'admin_P3.invoice';

/** Mounts the invoices (finance.md 1): every store issues those of its own orders. */
export function mountInvoices(api: Api): void {
  serve(api, listing.list, (call) => listPage(invoiceSpec, call.query, call));
  serve(api, invoiceInfo, (call) => readRow(invoiceSpec, call.query.id, call));

  serveStream(api, invoiceExport, async (call) => {
    if (call.query.format === undefined) return exportCsv(invoiceSpec, call, { title: 'route.invoiceList', columns: invoiceColumns });
    if (!call.caller.codes.includes(ISSUING)) throw new Refusal(codes.noPermission);
    const note = () => noteReveal('invoice', 0, 'finance', { ...call, body: undefined });
    return exportCsv(unmaskedSpec, call, { title: 'invoice.financeExport', columns: financeColumns, note });
  });

  serve(api, invoiceIssue, async (call) => {
    const { id, version, ...issuing } = call.body;
    await issueInvoice(effectOf(call), await unchanged(id, version, call), issuing, call.label);
    return readRow(invoiceSpec, id, call);
  });
  serve(api, invoiceUpdate, async (call) => {
    const { id, version, ...issuing } = call.body;
    await updateInvoice(effectOf(call), await unchanged(id, version, call), issuing, call.label);
    return readRow(invoiceSpec, id, call);
  });
  serve(api, invoiceReject, (call) =>
    eachOf(call.body.ids, call, async (id, step) => {
      await ownInvoice(id, step);
      await rejectInvoice(effectOf(step), { id, reason: call.body.reason });
    }),
  );
  serve(api, invoiceRed, async (call) => {
    await ownInvoice(call.body.id, call);
    const moved = await reverseInvoice(effectOf(call), call.body);
    if (!moved) throw notFound('invoice');
    return moved;
  });
  serve(api, invoiceResend, async (call) => {
    const record = await ownInvoice(call.body.id, call);
    const [moved] = await moveState(invoice, record.id, invoiceTransitions.resend, {}, call);
    await logInvoice(effectOf(call), record.id, 'resend', record.email || record.phone);
    await tellBuyer(effectOf(call), record);
    if (!moved) throw notFound('invoice');
    return moved;
  });
}

/** The list with what its export shows in full. */
const unmaskedSpec: typeof invoiceSpec = {
  ...invoiceSpec,
  rows: async (records, call) => {
    const rows = await invoiceSpec.rows(records, call);
    const stored = new Map(records.map((record) => [record.id, record]));
    return rows.map((row) => ({
      ...row,
      phone: stored.get(row.id)?.phone ?? '',
      bankAccount: stored.get(row.id)?.bankAccount ?? '',
    }));
  },
};

/** Not even the main store issues invoices of another store's orders. */
export async function ownInvoice(id: number, call: Call): Promise<InvoiceRecord> {
  const record = await findRecord(invoiceSpec, id, call, 'write');
  if (record.storeId !== call.caller.storeId) throw new Refusal(codes.otherStoresRow);
  return record;
}

/** The invoice a form was opened on, unless somebody changed it meanwhile (40901). */
async function unchanged(id: number, version: number, call: Call): Promise<InvoiceRecord> {
  const record = await ownInvoice(id, call);
  if (record.version !== version) throw new Refusal(codes.versionConflict);
  return record;
}
