import { codes } from '@/lib/contract/call/codes';
import { coupon as couponResource } from '@/lib/contract/coupon';
import { type CouponDraft, couponDraft } from '@/lib/contract/coupon/draft';
import type { coupon } from '@/reference-api/database/schema/coupon';
import { parseInput } from '@/reference-api/parse-input';
import { Refusal, refuseField } from '@/reference-api/refusal';
import type { Call } from '@/reference-api/serve';
import type { CouponRecord } from './coupon-rows';
import { couponColumns, requireEndAfterTaking } from './coupon-values';

/** What may still be changed after publishing; all else was promised to those who took it (marketing.md 1). */
const OPEN = ['name', 'description', 'totalCount', 'perLimit', 'takeEnd', 'sort'] as const;
type Changes = Partial<typeof coupon.$inferInsert>;

/** The columns an edit of a published coupon changes. Numbers only go up, the time of taking only gets longer. */
export function publishedChanges(given: CouponDraft, record: CouponRecord, call: Call): Changes {
  const reading = { texts: call.context.texts, language: call.language };
  // Whatever the body says of publishing, what stands published must be right as a whole.
  const draft = parseInput(couponDraft, { ...given, publish: 1 }, couponResource.update, reading);
  const values = couponColumns(draft);
  refuseFixed(values, record);
  if (draft.totalCount !== -1 && draft.totalCount < record.takenCount)
    throw new Refusal(codes.couponCountBelowTaken, { n: record.takenCount }, 'totalCount');
  requireNotLower('totalCount', draft.totalCount, record.totalCount, call);
  requireNotLower('perLimit', draft.perLimit, record.perLimit, call);
  const takeEnd = values.takeEnd ?? null;
  if (takeEnd && (!record.takeEnd || takeEnd < record.takeEnd)) throw refuseField('takeEnd', 'takeEndEarlier');
  requireEndAfterTaking(record.validEnd, takeEnd);
  return Object.fromEntries(OPEN.map((field) => [field, values[field]]));
}

/** -1 is without end, so nothing lies above it. */
function requireNotLower(field: 'totalCount' | 'perLimit', wanted: number, present: number, { label }: Call): void {
  const height = (value: number) => (value === -1 ? Number.POSITIVE_INFINITY : value);
  if (height(wanted) >= height(present)) return;
  if (present === -1) throw refuseField(field, 'publishedCoupon');
  throw refuseField(field, 'notBelow', { label: label(field), other: present });
}

function refuseFixed(values: Changes, record: CouponRecord): void {
  const open: readonly string[] = OPEN;
  const changed = Object.entries(values).find(([field, value]) => !open.includes(field) && !same(value, Reflect.get(record, field)));
  if (changed) throw refuseField(changed[0], 'publishedCoupon');
}

const same = (given: unknown, stored: unknown) => JSON.stringify(given ?? null) === JSON.stringify(stored ?? null);
