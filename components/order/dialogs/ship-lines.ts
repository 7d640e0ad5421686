import { z } from 'zod';
import { id, rule } from '@/lib/contract/field/fields';
import { trackingNo } from '@/lib/contract/order/hardware';

/** No express company chosen yet. */
export const NO_COMPANY = 0;

const line = z.object({ id, expressId: z.number().int(), trackingNo: z.union([z.literal(''), trackingNo]) });
export type ShipLine = z.infer<typeof line>;

/** Orders with a parcel each. One without a number is left out, so one company may be chosen for all before the numbers are there. */
export const shipLines = z.object({ lines: z.array(line) }).superRefine(({ lines }, context) => {
  const missing = (field: keyof ShipLine, name: string, at: number) =>
    context.addIssue({ code: 'custom', ...rule(name), path: ['lines', at, field] });
  if (lines.every(({ trackingNo: number }) => number === '')) missing('trackingNo', 'required', 0);
  for (const [at, { expressId, trackingNo: number }] of lines.entries())
    if (number !== '' && expressId === NO_COMPANY) missing('expressId', 'requiredChoice', at);
});
