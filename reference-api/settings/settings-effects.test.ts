import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { otherStoreConfigInfo, otherStoreConfigSave } from '@/lib/contract/other-store-config';
import { type StoredGroup, settingsGroups } from '@/lib/contract/settings/groups';
import { otherStoreSettings } from '@/lib/contract/settings/other-stores';
import { systemConfigInfo, systemConfigSave } from '@/lib/contract/system-config';
import { allCodes, storeCodes } from '@/reference-api/auth/permission-tree';
import { store } from '@/reference-api/database/schema/store';
import { systemConfig } from '@/reference-api/database/schema/system-config';
import type { Scene, SettingEffect } from '@/reference-api/testing/settings-effects/effect';
import { balanceEffects, invoiceEffects, withdrawEffects } from '@/reference-api/testing/settings-effects/money';
import { otherStoreEffects } from '@/reference-api/testing/settings-effects/other-stores';
import { basicEffects, mapEffects, mediaEffects, noticeEffects } from '@/reference-api/testing/settings-effects/platform';
import { distributionEffects, pointsEffects } from '@/reference-api/testing/settings-effects/promotion';
import { freightEffects, tradeEffects } from '@/reference-api/testing/settings-effects/trade';
import { openTestStack } from '@/reference-api/testing/world';

/** What every setting does (parameter.md 5 and 6). */
const effects: Readonly<Record<StoredGroup, Readonly<Record<string, SettingEffect>>>> = {
  basic: basicEffects,
  trade: tradeEffects,
  freight: freightEffects,
  points: pointsEffects,
  distribution: distributionEffects,
  withdraw: withdrawEffects,
  balance: balanceEffects,
  invoice: invoiceEffects,
  media: mediaEffects,
  map: mapEffects,
  notice: noticeEffects,
  os: otherStoreEffects,
};
const shapes = { ...settingsGroups, os: otherStoreSettings };

let scene: Scene;
beforeAll(async () => {
  const world = await openTestStack({ testMode: true });
  await world.database.update(store).set({ auths: 'UPLOAD_GOODS,MANAGE_COUPON,MANAGE_DISTRIBUTION', goodsLimit: 0 }).where(eq(store.id, 1));
  scene = { world, main: await world.withCodes(allCodes), store: await world.withCodes(storeCodes, 1) };
});
afterAll(() => scene.world.close());
beforeEach(async () => {
  await scene.world.database.delete(systemConfig);
});

type Change = Partial<Record<StoredGroup, Readonly<Record<string, unknown>>>>;

/** Saves as the console does: the whole object with the version that was read. */
async function save({ os, ...groups }: Change): Promise<void> {
  const { main } = scene;
  if (Object.keys(groups).length > 0) {
    const config = await main.ask(systemConfigInfo);
    const changed = Object.entries(groups).map(([name, values]) => [name, { ...Object(Reflect.get(config, name)), ...values }]);
    await main.ask(systemConfigSave, { body: { ...config, ...Object.fromEntries(changed) } });
  }
  if (os) await main.ask(otherStoreConfigSave, { body: { ...(await main.ask(otherStoreConfigInfo)), ...os } });
}

describe.each(Object.entries(effects))('%s', (group, rows) => {
  const name = group as StoredGroup;
  test('has a row for every field, and no others', () => {
    expect(Object.keys(rows).sort()).toEqual(Object.keys(shapes[name].shape).sort());
  });

  test.each(Object.entries(rows))('%s acts as soon as it is saved', async (field, { values, beside = {}, see, shows }) => {
    for (const turn of [0, 1] as const) {
      await save({ ...beside, [name]: { ...beside[name], [field]: values[turn] } });
      expect(await see(scene), `${field} = ${JSON.stringify(values[turn])}`).toEqual(shows[turn]);
    }
    expect(shows[0]).not.toEqual(shows[1]);
  });
});
