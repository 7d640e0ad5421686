import { type ZodType, z } from 'zod';
import { id, rule, text } from '@/lib/contract/field/fields';
import { MAX_PACKAGES, type OrderShipDraft, packageDraft } from '@/lib/contract/order/hardware';

/** A call may name the company by its code; a person chooses it. */
const chosenPackage = packageDraft.extend({ expressId: id.nullable().refine((value) => value !== null, rule('requiredChoice')) });
/** What the way that is not taken holds stays as it was typed, and is not looked at. */
const hidden = packageDraft.extend({ trackingNo: z.string() });

/** Packages with company and number, or the reason why there are none. */
export const shipValues: ZodType<OrderShipDraft> = z.discriminatedUnion('noLogistics', [
  z.object({ noLogistics: z.literal(0), reason: z.string(), packages: z.array(chosenPackage).min(1).max(MAX_PACKAGES) }),
  z.object({ noLogistics: z.literal(1), reason: text(1, 100), packages: z.array(hidden) }),
]);
