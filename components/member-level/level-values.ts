import type { ZodType } from 'zod';
import { type MemberLevel, type MemberLevelDraft, memberLevel } from '@/lib/contract/member-level';
import { onOff } from '@/lib/contract/states/on-off';
import type { Blank } from '@/lib/form/blank';

/** What the form of a level holds; a new one has no version yet. */
export type LevelValues = MemberLevelDraft & { version?: number | undefined };

/** The contract's schema of a new level or of a change. */
export const schemaOf = (existing: boolean): ZodType<LevelValues> => (existing ? memberLevel.patch : memberLevel.draft);

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
}: MemberLevel): LevelValues {
  return { name, grade, growthMin, discount, pointRate, icon, background, rights, status, version };
}

/** What the form of a new level starts with; the two numbers that must be thought about are empty. */
export const newLevel: Blank<LevelValues> = {
  name: '',
  discount: 100,
  pointRate: 100,
  icon: '',
  background: '',
  rights: '',
  status: onOff.on,
};
