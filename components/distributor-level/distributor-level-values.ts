import type { LevelValues } from '@/components/level/use-level-form';
import type { DistributorLevel, DistributorLevelDraft } from '@/lib/contract/distributor-level';
import { onOff } from '@/lib/contract/states/on-off';
import type { Blank } from '@/lib/form/blank';

/** A level as the form edits it. */
export function levelValues({
  id: _own,
  isDefault: _apart,
  distributorCount: _counted,
  upgradeType,
  ...level
}: DistributorLevel): LevelValues<DistributorLevelDraft> {
  return { ...level, upgradeType: upgradeType === 1 || upgradeType === 2 ? upgradeType : 0 };
}

/** What the form of a new level starts with; its grade must be thought about and is empty. */
export const newLevel: Blank<LevelValues<DistributorLevelDraft>> = {
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
