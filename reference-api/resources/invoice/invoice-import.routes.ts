import { and, eq } from 'drizzle-orm';
import type { ImportAnswer } from '@/lib/contract/call/import-answer';
import { invoiceImport, invoiceNo, MAX_INVOICE_LINES } from '@/lib/contract/invoice/action';
import { wireTime } from '@/lib/format/shanghai-time';
import { refusalEnvelope } from '@/reference-api/answer';
import { effectOf } from '@/reference-api/commerce/effect';
import { issueInvoice } from '@/reference-api/commerce/invoice/issue-invoice';
import { invoice } from '@/reference-api/database/schema/after-sale';
import { serveImport } from '@/reference-api/import/serve-import';
import { notFound } from '@/reference-api/not-found';
import { refuseField } from '@/reference-api/refusal';
import type { Api, Call } from '@/reference-api/serve';

const RULES = { maxRows: MAX_INVOICE_LINES, types: ['csv'], head: true } as const;

/** Mounts the import of issued numbers (finance.md 1): application number, invoice number, address of the file; good lines are kept. */
export function mountInvoiceImport(api: Api): void {
  serveImport(api, invoiceImport, RULES, async (call, { rows }): Promise<ImportAnswer> => {
    const answer: ImportAnswer = { total: rows.length, imported: 0, duplicate: 0, invalid: [] };
    for (const { line, cells } of rows) {
      try {
        await call.database.transaction((step) => issueLine(cells, { ...call, database: step }));
        answer.imported += 1;
      } catch (error) {
        const refused = refusalEnvelope(error, call.translate);
        if (!refused) throw error;
        answer.invalid.push({ line, msg: call.translate('import.lineReason', { n: line, reason: refused.msg ?? '' }) });
      }
    }
    return answer;
  });
}

async function issueLine([applyNo = '', no = '', fileUrl = '']: readonly string[], call: Call): Promise<void> {
  const [record] = await call.database
    .select()
    .from(invoice)
    .where(and(eq(invoice.applyNo, applyNo), eq(invoice.storeId, call.caller.storeId)));
  if (!record) throw notFound('invoice');
  if (!invoiceNo.safeParse(no).success) throw refuseField('invoiceNo', 'pattern', { label: call.label('invoiceNo') });
  const issuing = { invoiceCode: '', invoiceNo: no, fileUrl, expressName: '', trackingNo: '', issueTime: wireTime(call.now) };
  await issueInvoice(effectOf(call), record, issuing, call.label);
}
