import { z } from 'zod';
import { email, fen, id, mobile, positiveId, rule, text } from '../field/fields';
import { cashApplicant, cashType } from '../states/cash';
import { bankDraft, qualificationDraft, storeFields } from '../store/fields';
import { storefrontCall } from './call';

const byId = z.object({ id: positiveId });
const moved = z.object({ status: z.number() });
const { logo, intro, contactName, contactMobile, region, address, longitude, latitude } = storeFields;

const ambition = {
  realName: text(1, 20),
  idCard: z.string().trim().max(18).optional(),
  reason: text(1, 200),
  images: z.array(z.string().max(500)).max(6).default([]),
};

export const distributorApplyCall = storefrontCall(
  'distributor/apply',
  z.object({ memberId: positiveId, ...ambition, inviterId: positiveId.optional() }),
  z.object({ id: z.number(), status: z.number() }),
  'distributorApply.fields',
);
export const distributorCancelCall = storefrontCall('distributor/cancel', byId, moved);
export const distributorResubmitCall = storefrontCall(
  'distributor/resubmit',
  z.object({ id: positiveId, ...ambition }),
  moved.extend({ applyCount: z.number() }),
  'distributorApply.fields',
);

const storeMaterial = {
  storeName: storeFields.name,
  ...{ logo, intro, contactName, contactMobile, region, address, longitude, latitude },
  qualification: qualificationDraft.nullish(),
  bank: bankDraft.nullish(),
  levelId: id.nullish(),
  mealId: id.nullish(),
};

export const storeApplyCall = storefrontCall(
  'store/apply',
  z.object({ memberId: positiveId, ...storeMaterial }),
  z.object({ id: z.number(), applyNo: z.string(), status: z.number() }),
  'storeApply.fields',
);
export const storePayCall = storefrontCall(
  'store/pay',
  z.object({ id: positiveId, channel: z.enum(['wechat', 'alipay']), payNo: z.string().trim().min(1).max(64).optional() }),
  moved.extend({ payStatus: z.number() }),
);
export const storeCancelCall = storefrontCall('store/cancel', byId, moved.extend({ payStatus: z.number() }));
export const storeResubmitCall = storefrontCall(
  'store/resubmit',
  z.object({ id: positiveId, ...storeMaterial }),
  moved.extend({ applyCount: z.number() }),
  'storeApply.fields',
);

export const cashApplyCall = storefrontCall(
  'cash/apply',
  z.object({
    memberId: positiveId,
    applicant: z.literal([cashApplicant.distributor, cashApplicant.member]),
    amount: fen.positive(),
    type: z.literal(Object.values(cashType)),
    account: z
      .object({
        holder: z.string().trim().max(50).default(''),
        no: z.string().trim().max(64).default(''),
        bankName: z.string().trim().max(50).default(''),
        branch: z.string().trim().max(50).default(''),
        qrcode: z.string().trim().max(500).default(''),
      })
      .optional(),
  }),
  z.object({ id: z.number(), cashNo: z.string(), fee: fen, arrival: fen, status: z.number() }),
  'cash.fields',
);
export const cashCancelCall = storefrontCall('cash/cancel', byId, moved);

const optional = (max: number) => z.string().trim().max(max).default('');
const paper = 3;
const special = [2, paper];
const company = 2;

const invoiceFields = z.object({
  type: z.literal([1, 2, 3]),
  titleType: z.literal([1, 2]),
  title: text(1, 100),
  taxNo: optional(20),
  email: email.default(''),
  phone: z.union([z.literal(''), mobile]).default(''),
  regAddress: optional(100),
  regPhone: optional(20),
  bankName: optional(50),
  bankAccount: optional(30),
  receiver: z.object({ name: text(1, 20), mobile, address: text(1, 200) }).nullish(),
  content: z.literal([1, 2]),
});
type InvoiceFields = z.infer<typeof invoiceFields>;

/** What an invoice needs by its type and title (finance.md 1). */
function checkInvoice(given: Omit<InvoiceFields, 'content'>, context: z.RefinementCtx): void {
  const refuse = (field: string, name: string) => context.addIssue({ code: 'custom', path: [field], ...rule(name) });
  const isCompany = given.titleType === company;
  if (special.includes(given.type) && !isCompany) refuse('titleType', 'requiredChoice');
  if (isCompany && given.taxNo === '') refuse('taxNo', 'required');
  if (given.taxNo !== '' && !/^[0-9A-Z]{15,20}$/.test(given.taxNo)) refuse('taxNo', 'pattern');
  if (given.type !== paper && given.email === '' && given.phone === '') refuse('email', 'emailOrMobile');
  if (given.type === paper && !given.receiver) refuse('receiver', 'required');
  if (!special.includes(given.type)) return;
  for (const field of ['regAddress', 'regPhone', 'bankName', 'bankAccount'] as const) if (given[field] === '') refuse(field, 'required');
}

export const invoiceApplyCall = storefrontCall(
  'invoice/apply',
  invoiceFields.extend({ orderId: positiveId }).superRefine(checkInvoice),
  z.object({ id: z.number(), applyNo: z.string(), amount: fen, status: z.number() }),
  'invoice.fields',
);
export const invoiceReapplyCall = storefrontCall(
  'invoice/reapply',
  invoiceFields.extend({ id: positiveId }).superRefine(checkInvoice),
  moved,
  'invoice.fields',
);
export const invoiceCancelCall = storefrontCall('invoice/cancel', byId, moved);
