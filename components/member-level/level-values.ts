import type { LevelValues } from '@/components/level/use-level-form';
import type { MemberLevel, MemberLevelDraft } from '@/lib/contract/member-level';
import { onOff } from '@/lib/contract/states/on-off';
import type { Blank } from '@/lib/form/blank';

/** A level as the form edits it. */
export function levelValues({
  name,
  grade,
  growthMin,
  discount,
  pointRate,
  icon,
  background,
  rights,
  status,
  version,
}: MemberLevel): LevelValues<MemberLevelDraft> {
  return { name, grade, growthMin, discount, pointRate, icon, background, rights, status, version };
}

/** What the form of a new level starts with; the two numbers that must be thought about are empty. */
export const newLevel: Blank<LevelValues<MemberLevelDraft>> = {
  name: '',
  discount: 100,
  pointRate: 100,
  icon: '',
  background: '',
  rights: '',
  status: onOff.on,
};
