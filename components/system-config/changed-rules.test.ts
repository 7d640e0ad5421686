import { describe, expect, test } from 'vitest';
import { type SettingsGroup, settingsGroups } from '@/lib/contract/settings/groups';
import { systemConfig } from '@/lib/contract/system-config';
import { changedGroups, changedMoneyRules } from './changed-rules';

const groups = Object.keys(settingsGroups) as SettingsGroup[];
const saved = systemConfig.parse(Object.fromEntries(groups.map((group) => [group, {}])));

describe('changed rules', () => {
  test('are those of money alone, in the order of the tabs', () => {
    const values = structuredClone(saved);
    Object.assign(values.withdraw ?? {}, { feePercent: 0.6 });
    Object.assign(values.freight ?? {}, { freeShippingMin: 7_900 });
    Object.assign(values.media ?? {}, { imageMaxMb: 8 });
    expect(changedMoneyRules(groups, saved, values)).toEqual([
      { group: 'freight', field: 'freeShippingMin', before: 0, after: 7_900 },
      { group: 'withdraw', field: 'feePercent', before: 0, after: 0.6 },
    ]);
    expect(changedGroups(groups, saved, values)).toEqual(['freight', 'withdraw', 'media']);
  });

  test('are none when lists hold the same', () => {
    const values = structuredClone(saved);
    expect(changedMoneyRules(groups, saved, values)).toEqual([]);
    Object.assign(values.trade ?? {}, { refundReasons: ['不想要了'] });
    expect(changedMoneyRules(groups, saved, values).map(({ field }) => field)).toEqual(['refundReasons']);
  });
});
