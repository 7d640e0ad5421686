import { expect, test } from 'vitest';
import { distributorLevel, distributorLevelDraft } from './distributor-level';

test('conditions nobody sees, of a level given by hand, neither stop a save nor are they stored', () => {
  const byHand = { name: '手动', grade: 3, upgradeType: 0, condMembers: null, condOrders: 1.5, condAmount: 100 };
  const none = { condMembers: 0, condOrders: 0, condAmount: 0 };
  expect(distributorLevelDraft.parse(byHand)).toMatchObject(none);
  expect(distributorLevel.update.body.parse({ ...byHand, id: 1, version: 2 })).toMatchObject({ ...none, version: 2 });
  expect(distributorLevelDraft.safeParse({ ...byHand, upgradeType: 1 }).success).toBe(false);
});
