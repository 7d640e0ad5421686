import { z } from 'zod';
import { mainStoreOnly, needs } from './access';
import { resource } from './call/resource';
import { fen, flag, percent, rule, text, version, wholeBetween } from './field/fields';
import { clearingHidden } from './field/hidden';
import { levelDefault, levelFilter, levelRow, levelStatus } from './level';

/** A distributor level (member.md 6). Percentages are percent, amounts 分. */
export const distributorLevelRow = levelRow.extend({
  firstPercent: z.number(),
  secondPercent: z.number(),
  /** 0 by hand, 1 any condition, 2 all conditions. */
  upgradeType: z.number().int(),
  condMembers: z.number().int(),
  condOrders: z.number().int(),
  condAmount: fen,
  remark: z.string(),
  distributorCount: z.number().int(),
});
export type DistributorLevel = z.infer<typeof distributorLevelRow>;

/** Larger figures than any distributor reaches. */
const LARGEST_CONDITION = 99_999_999;

const fields = z.object({
  name: text(1, 8),
  grade: wholeBetween(1, 99),
  icon: z.string().max(500).default(''),
  firstPercent: percent.default(0),
  secondPercent: percent.default(0),
  upgradeType: z.union([z.literal(0), z.literal(1), z.literal(2)]).default(0),
  condMembers: wholeBetween(0, LARGEST_CONDITION).default(0),
  condOrders: wholeBetween(0, LARGEST_CONDITION).default(0),
  condAmount: fen.min(0).default(0),
  status: flag.default(1),
  remark: z.string().trim().max(200).default(''),
});

type Fields = z.infer<typeof fields>;
const percentagesFit = (level: Fields) => level.firstPercent + level.secondPercent <= 100;
const conditionGiven = (level: Fields) => level.upgradeType === 0 || level.condMembers + level.condOrders + level.condAmount > 0;

/** Of a level given by hand no conditions are shown (member.md 6). */
const isByHand = ({ upgradeType = 0 }: { readonly upgradeType?: unknown }) => upgradeType === 0;
const NO_CONDITIONS = { condMembers: 0, condOrders: 0, condAmount: 0 };

export const distributorLevelDraft = clearingHidden(
  isByHand,
  NO_CONDITIONS,
  fields
    .refine(percentagesFit, { ...rule('percentagesTooHigh'), path: ['secondPercent'] })
    .refine(conditionGiven, { ...rule('upgradeConditionMissing'), path: ['condMembers'] }),
);
export type DistributorLevelDraft = z.infer<typeof distributorLevelDraft>;

const patch = clearingHidden(
  isByHand,
  NO_CONDITIONS,
  fields
    .extend({ version })
    .refine(percentagesFit, { ...rule('percentagesTooHigh'), path: ['secondPercent'] })
    .refine(conditionGiven, { ...rule('upgradeConditionMissing'), path: ['condMembers'] }),
);

const write = mainStoreOnly(needs('admin_P1', 'admin_P8', 'admin_P8.edit'));

export const distributorLevel = resource({
  name: 'distributorLevel',
  path: '/v1/admin/distributor/level',
  row: distributorLevelRow,
  draft: distributorLevelDraft,
  patch,
  filter: levelFilter,
  labels: 'distributorLevel.fields',
  read: needs('admin_P1', 'admin_P8'),
  write,
  changes: ['distributor'],
});

export const distributorLevelStatus = levelStatus(distributorLevel);
export const distributorLevelDefault = levelDefault(distributorLevel);
