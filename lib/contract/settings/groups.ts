import type { z } from 'zod';
import { balanceSettings } from './balance';
import { basicSettings } from './basic';
import { distributionSettings } from './distribution';
import { freightSettings } from './freight';
import { invoiceSettings } from './invoice';
import { mapSettings } from './map';
import { mediaSettings } from './media';
import { noticeSettings } from './notice';
import { otherStoreSettings } from './other-stores';
import { pointsSettings } from './points';
import { tradeSettings } from './trade';
import { withdrawSettings } from './withdraw';

/** The eleven groups of the settings in the order of their tabs (parameter.md 5); every field has its documented default. */
export const settingsGroups = {
  basic: basicSettings,
  trade: tradeSettings,
  freight: freightSettings,
  points: pointsSettings,
  distribution: distributionSettings,
  withdraw: withdrawSettings,
  balance: balanceSettings,
  invoice: invoiceSettings,
  media: mediaSettings,
  map: mapSettings,
  notice: noticeSettings,
} as const;
export type SettingsGroup = keyof typeof settingsGroups;

/** Everything that is stored group by group: the eleven, and the rules for the other stores. */
const stored = { ...settingsGroups, os: otherStoreSettings } as const;
export type StoredGroup = keyof typeof stored;
/** Unknown keys are kept, yet have no name here: a mistyped one does not compile. */
type Known<Values> = { [Key in keyof Values as string extends Key ? never : Key]: Values[Key] };
export type SettingsOf<Group extends StoredGroup> = Known<z.infer<(typeof stored)[Group]>>;

/** Groups whose values are money rules: a change is shown line by line before it is saved. */
export const moneyGroups = ['trade', 'freight', 'points', 'distribution', 'withdraw', 'balance'] as const satisfies SettingsGroup[];
/** Groups every store keeps for itself. */
export const ownGroups = ['invoice', 'notice'] as const satisfies SettingsGroup[];

/** Values of one group as they hold: what is missing or makes no sense has its default, keys nobody knows stay. */
export function readGroup<Group extends StoredGroup>(group: Group, values: unknown): SettingsOf<Group> {
  const given: Record<string, unknown> = typeof values === 'object' && values !== null && !Array.isArray(values) ? { ...values } : {};
  const fields: Record<string, z.ZodType> = stored[group].shape;
  for (const [name, field] of Object.entries(fields)) {
    const read = field.safeParse(given[name]);
    given[name] = read.success ? read.data : field.parse(undefined);
  }
  return given as SettingsOf<Group>;
}
