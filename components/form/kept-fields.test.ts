import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { movedBlock, standardOrder } from '@/components/home-layout/layout-order';
import { arranged, moved } from '@/components/king-kong/slot-order';
import { accountConfigForm, accountConfigRow } from '@/lib/contract/account-config';
import { homeCarousel, homeCarouselRow } from '@/lib/contract/home-carousel';
import { homeLayout, homeLayoutDraft } from '@/lib/contract/home-layout';
import { kingKongPatch, kingKongRow } from '@/lib/contract/king-kong';
import { otherStoreConfig, otherStoreConfigDraft } from '@/lib/contract/other-store-config';
import { type SettingsGroup, settingsGroups } from '@/lib/contract/settings/groups';
import { systemConfig, systemConfigDraft } from '@/lib/contract/system-config';

/** What a newer server may add anywhere: fields nobody here has a name for. */
const unknown = fc.dictionary(
  fc.stringMatching(/^later[A-Z][a-z]{1,8}$/),
  fc.jsonValue({ depthSize: 'small' }).map((value) => JSON.parse(JSON.stringify(value))),
  { minKeys: 1, maxKeys: 3 },
);
const groups = Object.keys(settingsGroups) as SettingsGroup[];
const runs = { numRuns: 60 };
const link = { linkType: 0, linkValue: '', linkName: '', linkValid: 1 };

/** Every form reads an answer by its schema, starts with it, and sends what its schema makes of the values. */
describe('what nobody here knows comes back in the save call, complete', () => {
  test('of the settings: at the top, in groups and in recharge options', () => {
    fc.assert(
      fc.property(unknown, unknown, unknown, fc.constantFrom(...groups), (top, inGroup, inOption, group) => {
        const base = Object.fromEntries(groups.map((name) => [name, {}]));
        const balance = { options: [{ amount: 100, gift: 0, ...inOption }] };
        const answer = { ...base, balance, ...top, version: 3 };
        const read = systemConfig.parse({ ...answer, [group]: { ...(group === 'balance' ? balance : {}), ...inGroup } });
        const sent = systemConfigDraft.parse({ ...read, trade: { ...read.trade, minPay: 5 } });
        expect(sent).toMatchObject({ ...top, [group]: inGroup, balance: { options: [inOption] }, version: 3 });
      }),
      runs,
    );
  });

  test('of the rules for the other stores', () => {
    fc.assert(
      fc.property(unknown, (top) => {
        const read = otherStoreConfig.parse({ defaultLevelId: 1, ...top, version: 3 });
        expect(otherStoreConfigDraft.parse({ ...read, maxUploadMb: 7 })).toMatchObject({ ...top, maxUploadMb: 7, version: 3 });
      }),
      runs,
    );
  });

  test('of the layout: beside the list, of known blocks, and blocks of their own, also after moving and restoring', () => {
    fc.assert(
      fc.property(unknown, unknown, unknown, fc.nat(2), (top, ofKnown, ofOther, to) => {
        const list = [
          { key: 'search', name: '搜索栏', sort: 1, visible: 1, ...ofKnown },
          { key: 'live', name: '直播', sort: 2, visible: 0, ...ofOther },
          { key: 'coupon', name: '优惠券', sort: 3, visible: 1, title: '先领券' },
        ];
        const read = homeLayout.parse({ list, version: 2, ...top });
        for (const change of [movedBlock(read.list, 'live', to), standardOrder(movedBlock(read.list, 'search', to), (key) => key)]) {
          const sent = homeLayoutDraft.parse({ ...read, list: change });
          expect(sent).toMatchObject({ ...top, version: 2 });
          expect(sent.list.find(({ key }) => key === 'search')).toMatchObject(ofKnown);
          expect(sent.list.find(({ key }) => key === 'live')).toMatchObject({ ...ofOther, visible: 0 });
        }
      }),
      runs,
    );
  });

  test('of accounts, slots and entries of the carousel', () => {
    fc.assert(
      fc.property(unknown, (more) => {
        const account = { usage: 2, type: 4, name: '客服', account: '12345678', storeName: '', updaterName: '', updateTime: null };
        const read = accountConfigRow.parse({ id: 1, ...account, version: 1, ...more });
        expect(accountConfigForm.parse({ ...read, password: '' })).toMatchObject(more);
        const slot = kingKongRow.parse({ id: 1, slot: 1, ...link, version: 1, ...more });
        const other = kingKongRow.parse({ id: 2, slot: 2, ...link, version: 1, sort: 9 });
        for (const changed of arranged([other, slot], moved([2, 1], 1, 0)).changed.filter(({ id }) => id === 1))
          expect(kingKongPatch.parse({ ...changed, status: 0 })).toMatchObject(more);
        const entry = homeCarouselRow.parse({ id: 1, title: '秋日', image: '/a.png', ...link, version: 1, ...more });
        expect(homeCarousel.patch.parse({ ...entry, sort: 4 })).toMatchObject(more);
      }),
      runs,
    );
  });
});
