import { z } from 'zod';
import { mainStoreOnly, needs, needsAny } from './access';
import { resource } from './call/resource';
import { flag, rule, text, version, wholeBetween } from './field/fields';
import { levelDefault, levelFilter, levelRow, levelStatus } from './level';

/** A member level (member.md 4): the highest enabled one whose growth is reached applies, unless the member's level is locked. */
export const memberLevelRow = levelRow.extend({
  growthMin: z.number().int(),
  discount: z.number().int(),
  pointRate: z.number(),
  background: z.string(),
  rights: z.string(),
  memberCount: z.number().int(),
});
export type MemberLevel = z.infer<typeof memberLevelRow>;

export const memberLevelDraft = z.object({
  name: text(1, 20),
  grade: wholeBetween(1, 99),
  growthMin: wholeBetween(0, 99_999_999),
  /** Percent of the price paid: 98 means 2 % off, 100 no discount. */
  discount: wholeBetween(1, 100).default(100),
  pointRate: z
    .number()
    .refine((value) => value >= 0 && value <= 1000, rule('range', { min: 0, max: 1000 }))
    .default(100),
  icon: z.string().min(1).max(500),
  background: z.string().max(500).default(''),
  rights: z.string().trim().max(500).default(''),
  status: flag.default(1),
});
export type MemberLevelDraft = z.infer<typeof memberLevelDraft>;
const patch = memberLevelDraft.extend({ version });

const write = mainStoreOnly(needs('admin_P1', 'admin_P1.level'));

export const memberLevel = resource({
  name: 'memberLevel',
  path: '/v1/admin/member/level',
  row: memberLevelRow,
  draft: memberLevelDraft,
  patch,
  filter: levelFilter,
  labels: 'memberLevel.fields',
  read: needsAny('admin_P1', 'admin_P5', 'admin_P8'),
  write,
  changes: ['member'],
});

export const memberLevelStatus = levelStatus(memberLevel);
export const memberLevelDefault = levelDefault(memberLevel);
