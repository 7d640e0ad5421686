import { moneyGroups, type SettingsGroup, settingsGroups } from '@/lib/contract/settings/groups';
import type { SystemConfig } from '@/lib/contract/system-config';

/** One money rule that is about to change. */
export interface ChangedRule {
  readonly group: SettingsGroup;
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
const valueIn = (config: SystemConfig, group: SettingsGroup, field: string): unknown => Reflect.get(config[group] ?? {}, field);

/** Groups in which something differs from what is saved. */
export const changedGroups = (groups: readonly SettingsGroup[], saved: SystemConfig, values: SystemConfig): SettingsGroup[] =>
  groups.filter((group) => fieldsOf(group).some((field) => !same(valueIn(saved, group, field), valueIn(values, group, field))));

/** The money rules that differ, in the order of the tabs. */
export function changedMoneyRules(groups: readonly SettingsGroup[], saved: SystemConfig, values: SystemConfig): ChangedRule[] {
  const money: readonly SettingsGroup[] = moneyGroups;
  return groups
    .filter((group) => money.includes(group))
    .flatMap((group) =>
      fieldsOf(group).map((field) => ({ group, field, before: valueIn(saved, group, field), after: valueIn(values, group, field) })),
    )
    .filter(({ before, after }) => !same(before, after));
}

const fieldsOf = (group: SettingsGroup) => Object.keys(settingsGroups[group].shape);
