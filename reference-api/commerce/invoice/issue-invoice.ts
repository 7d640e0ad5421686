import { eq } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { isPaper } from '@/lib/contract/invoice';
import type { InvoiceIssuing } from '@/lib/contract/invoice/action';
import { invoiceTransitions } from '@/lib/contract/states/invoice';
import { fits, type Transition } from '@/lib/contract/states/transitions';
import type { Effect } from '@/reference-api/commerce/effect';
import { momentCome } from '@/reference-api/commerce/moment-come';
import { tryMove } from '@/reference-api/crud/move-state';
import { refuseDuplicates } from '@/reference-api/database/duplicates';
import { invoice } from '@/reference-api/database/schema/after-sale';
import { Refusal, refuseField } from '@/reference-api/refusal';
import { logInvoice } from './log-invoice';
import { tellBuyer } from './tell-buyer';

type InvoiceRecord = typeof invoice.$inferSelect;
type Label = (field: string) => string;

/** Issues an invoice: its number is the only one of its kind, an electronic one has its file (finance.md 1). */
export async function issueInvoice(effect: Effect, record: InvoiceRecord, issuing: InvoiceIssuing, label: Label): Promise<void> {
  const values = { ...checked(effect, record, issuing, label), operatorName: effect.operator.name };
  await refuseDuplicates(takenNumber, () => moveUnchanged(effect, record, invoiceTransitions.issue, values));
  await logInvoice(effect, record.id, 'issue', issuing.invoiceNo);
  await tellBuyer(effect, record);
}

/** Corrects what was entered when an invoice was issued. */
export async function updateInvoice(
  effect: Effect,
  record: InvoiceRecord,
  { remark, ...issuing }: InvoiceIssuing & { remark: string },
  label: Label,
): Promise<void> {
  const values = { ...checked(effect, record, issuing, label), remark, operatorName: effect.operator.name };
  await refuseDuplicates(takenNumber, () => moveUnchanged(effect, record, invoiceTransitions.update, values));
  await logInvoice(effect, record.id, 'update', issuing.invoiceNo);
}

/** Takes an invoice through a step as it was read: one that somebody changed since then is refused as such (40901). */
async function moveUnchanged(
  { database }: Effect,
  record: InvoiceRecord,
  step: Transition,
  changes: Parameters<typeof tryMove<typeof invoice>>[3],
): Promise<void> {
  const moved = await tryMove(invoice, record.id, step, changes, { database, where: eq(invoice.version, record.version) });
  if (!moved) throw new Refusal(fits(step, record) ? codes.versionConflict : step.refusal);
}

const takenNumber = { invoice_no_unique: () => new Refusal(codes.invoiceNoTaken, {}, 'invoiceNo') };
/** Files of ours, or of a web server; anything else could run as a link. */
const FILE = /^(?:\/media\/|https?:\/\/)/;

function checked({ now }: Effect, record: InvoiceRecord, issuing: InvoiceIssuing, label: Label) {
  const issueTime = momentCome(issuing, 'issueTime', now, label('issueTime'));
  const { fileUrl } = issuing;
  if (fileUrl === '' && !isPaper(record)) throw refuseField('fileUrl', 'requiredMedia', { label: label('fileUrl') });
  if (fileUrl !== '' && !FILE.test(fileUrl)) throw refuseField('fileUrl', 'pattern', { label: label('fileUrl') });
  return { ...issuing, issueTime };
}
