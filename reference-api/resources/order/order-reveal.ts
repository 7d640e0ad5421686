import { codes } from '@/lib/contract/call/codes';
import { effectOf } from '@/reference-api/commerce/effect';
import { logOrder } from '@/reference-api/commerce/order-log';
import { mobileOf } from '@/reference-api/crud/mobile-of';
import { noteReveal } from '@/reference-api/crud/note-reveal';
import { findRecord } from '@/reference-api/crud/records';
import { notFound } from '@/reference-api/not-found';
import { Refusal } from '@/reference-api/refusal';
import type { Call } from '@/reference-api/serve';
import type { OrderRecord } from './order-parts';
import { orderSpec } from './order-spec';

const FORM = 'form.';

/** Reads one masked value of an order in full; who did so stands in the access log and in the order's own. */
export async function revealOf({ id, field }: { id: number; field: string }, call: Call): Promise<string> {
  const record = await findRecord(orderSpec, id, call, 'read');
  const value = await fullValue(record, field, call);
  await noteReveal('order', id, field, call);
  await logOrder(effectOf(call), { orderId: id, type: 'reveal', content: labelOf(record, field, call) });
  return value;
}

async function fullValue(record: OrderRecord, field: string, { database, context }: Call): Promise<string> {
  if (field === 'receiver') {
    if (!record.receiver) throw notFound('order');
    const { name, mobile, province, city, district, address } = record.receiver;
    return `${name} ${mobile} ${province}${city}${district}${address}`;
  }
  if (field === 'mobile') return mobileOf(record.memberId, { database });
  const key = field.slice(FORM.length);
  const value = record.formValues?.[key];
  const asked = record.formSnapshot?.find((each) => each.key === key);
  if (!asked || value === undefined || value === null) throw new Refusal(codes.invalidRequest);
  return asked.type === 'secret' ? context.keys.open(String(value)) : [value].flat().join(', ');
}

/** Logs keep their texts as they were written, in the default language (00-conventions 7). */
const labelOf = (record: OrderRecord, field: string, { context }: Call): string =>
  field.startsWith(FORM)
    ? (record.formSnapshot?.find(({ key }) => `${FORM}${key}` === field)?.label ?? field)
    : context.texts.label('zh-CN', 'order.fields', field);
