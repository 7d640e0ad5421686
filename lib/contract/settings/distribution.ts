import { z } from 'zod';
import { percent, wholeBetween } from '../field/fields';
import { onOff } from './values';

/** Who becomes a distributor: 1 everyone, 2 by application, 3 named by an administrator. */
export const distributionCondition = z.literal([1, 2, 3]);
/** When a link binds a member: 1 when there is no referrer yet, 2 at registration only, 3 every new link. */
export const distributionBinding = z.literal([1, 2, 3]);
/** What percentages are taken of: 1 what was paid, 2 the profit. */
export const distributionBase = z.literal([1, 2]);

/** Distribution of the platform; percentages count for distributors without a level (effects.md 1.2). */
export const distributionSettings = z.looseObject({
  enabled: onOff(0),
  condition: distributionCondition.default(2),
  bindMode: distributionBinding.default(1),
  tiers: z.literal([1, 2]).default(1),
  first: percent.default(0),
  second: percent.default(0),
  base: distributionBase.default(1),
  frozenDays: wholeBetween(0, 90).default(7),
  selfBuy: onOff(0),
  posterImages: z.array(z.string().min(1).max(500)).max(5).default([]),
});
