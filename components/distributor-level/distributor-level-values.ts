import type { ZodType } from 'zod';
import { type DistributorLevel, type DistributorLevelDraft, distributorLevel } from '@/lib/contract/distributor-level';
import { onOff } from '@/lib/contract/states/on-off';
import type { Blank } from '@/lib/form/blank';

/** What the form of a level holds; a new one has no version yet. */
export type LevelValues = DistributorLevelDraft & { version?: number | undefined };

/** The contract's schema of a new level or of a change. */
export const schemaOf = (existing: boolean): ZodType<LevelValues> => (existing ? distributorLevel.patch : distributorLevel.draft);

/** A level as the form edits it. */
export function levelValues({
  id: _own,
  isDefault: _apart,
  distributorCount: _counted,
  upgradeType,
  ...level
}: DistributorLevel): LevelValues {
  return { ...level, upgradeType: upgradeType === 1 || upgradeType === 2 ? upgradeType : 0 };
}

/** What the form of a new level starts with; its grade must be thought about and is empty. */
export const newLevel: Blank<LevelValues> = {
  name: '',
  icon: '',
  firstPercent: 0,
  secondPercent: 0,
  upgradeType: 0,
  condMembers: 0,
  condOrders: 0,
  condAmount: 0,
  status: onOff.on,
  remark: '',
};
