import { describe, expect, test } from 'vitest';
import { readGroup, settingsGroups } from './groups';

describe('readGroup', () => {
  test('gives every field its documented default when nothing was saved', () => {
    expect(readGroup('trade', undefined)).toMatchObject({ autoCloseMinutes: 30, autoReceiveDays: 7, afterSaleDays: 7, minPay: 0 });
    expect(readGroup('points', {})).toMatchObject({
      enabled: 1,
      giveRate: 1,
      unit: 1,
      deductMaxPercent: 50,
      signIn: [1, 2, 3, 4, 5, 6, 10],
    });
    expect(readGroup('distribution', null)).toMatchObject({ enabled: 0, condition: 2, bindMode: 1, tiers: 1, base: 1, frozenDays: 7 });
    expect(readGroup('withdraw', [])).toMatchObject({ minAmount: 10_000, maxDaily: 0, feePercent: 0, separatePayer: 0 });
    expect(readGroup('os', {})).toMatchObject({
      applyEnabled: 1,
      needLicense: 1,
      maxUploadMb: 100,
      expireRemindDays: 7,
      allowOwnCoupon: 1,
    });
    for (const group of Object.keys(settingsGroups) as (keyof typeof settingsGroups)[])
      expect(Object.values(readGroup(group, {})), group).not.toContain(undefined);
  });

  test('takes the default for what makes no sense, field by field, and keeps what nobody knows', () => {
    const read = readGroup('trade', { autoCloseMinutes: 'soon', minPay: 500, laterField: { deep: [1] } });
    expect(read).toMatchObject({ autoCloseMinutes: 30, minPay: 500, laterField: { deep: [1] } });
  });

  test('keeps unknown properties of list entries', () => {
    expect(readGroup('balance', { options: [{ amount: 100, gift: 5, badge: 'hot' }] }).options).toEqual([
      { amount: 100, gift: 5, badge: 'hot' },
    ]);
  });
});
