import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useRecordActions } from '@/components/actions/use-record-actions';
import { draw } from '@/components/testing/draw';
import { sizeVar } from '@/components/theme/css-vars';
import type { Viewer } from '@/components/viewer/viewer-context';
import type { Goods } from '@/lib/contract/goods';
import type { GoodsKind } from '@/lib/contract/goods/kind';
import { goodsActions, type SomeGoods } from './goods-actions';
import { useGoodsColumns } from './use-goods-columns';
import { useGoodsRowActions } from './use-goods-row-actions';

const row: SomeGoods = {
  ...{ id: 7, kind: 2, name: '耳机', cover: '', status: 1, auditStatus: 2, storeId: 0, cardStock: 0, isRecommend: 0, isHot: 0, isNew: 0 },
  categoryId: 1,
};
const states = {
  draft: { status: 0, auditStatus: 0 },
  pending: { status: 0, auditStatus: 1 },
  onSale: { status: 1, auditStatus: 2 },
  offSale: { status: 0, auditStatus: 2 },
  rejected: { status: 0, auditStatus: 3 },
  recycled: { status: -1, auditStatus: 2 },
} as const;
type State = keyof typeof states;

const EDITOR = ['admin_P2', 'admin_P2.edit', 'admin_P2.audit'];
const main: Partial<Viewer> = { storeId: 0, permissions: EDITOR };
const store: Partial<Viewer> = { storeId: 2, permissions: EDITOR, auths: ['UPLOAD_GOODS'] };

function Rows({ of }: { of: Partial<SomeGoods> }) {
  const actionsFor = useGoodsRowActions(useRecordActions(goodsActions));
  return Object.entries(states).map(([state, is]) => (
    <output key={state} data-testid={state}>
      {actionsFor({ ...row, ...of, ...is })
        .map(({ key }) => key)
        .join(' ')}
    </output>
  ));
}
const told = async (viewer: Partial<Viewer>, of: Partial<SomeGoods> = {}) => {
  const { unmount } = await draw(<Rows of={of} />, { namespaces: ['goods'], viewer });
  const keys = Object.fromEntries((Object.keys(states) as State[]).map((state) => [state, page.getByTestId(state).element().textContent]));
  await unmount();
  return keys;
};

test('goods.md 4: own goods have what their state allows', async () => {
  const own = {
    draft: 'edit stock show copy recycle',
    onSale: 'edit offSale show stock copy',
    offSale: 'edit onSale show stock copy recycle',
    rejected: 'edit stock show copy recycle',
    recycled: 'restore remove show',
  };
  expect(await told(main)).toMatchObject(own);
  expect(await told(store, { storeId: 2 })).toEqual({ ...own, pending: 'withdraw stock show copy recycle' });
});

test('goods of another store are reviewed, marked and forced off sale by the main store, and nothing else', async () => {
  const marks = 'isRecommend isHot isNew';
  expect(await told(main, { storeId: 2 })).toEqual({
    ...{ draft: `show ${marks}`, pending: `show audit ${marks}`, onSale: `show forceOffSale ${marks}` },
    ...{ offSale: `show ${marks}`, rejected: `show ${marks}`, recycled: 'show' },
  });
});

test('what sells from cards has a card stock instead of a typed one', async () => {
  expect((await told(store, { storeId: 2, kind: 1, cardStock: 1 })).onSale).toBe('edit offSale show cards copy');
});

test('without UPLOAD_GOODS kinds 1 to 3 are not copied; software is', async () => {
  const copies = async (kind: GoodsKind) => (await told({ ...store, auths: [] }, { storeId: 2, kind })).onSale?.includes('copy');
  expect([await copies(1), await copies(2), await copies(3), await copies(4)]).toEqual([false, false, false, true]);
});

test('who only looks has nothing to press, who does not decide reviews nothing', async () => {
  expect(new Set(Object.values(await told({ ...main, permissions: ['admin_P2', 'admin_P3.ship'] })))).toEqual(new Set(['show']));
  expect((await told({ ...main, permissions: ['admin_P2', 'admin_P2.edit'] }, { storeId: 2 })).pending).not.toContain('audit');
});

test('permissions.md 2: the stock of cards is opened by whoever sees the goods', async () => {
  const cards = { kind: 1, cardStock: 1 } as const;
  expect((await told({ ...main, permissions: ['admin_P2', 'admin_P3.ship'] }, cards)).onSale).toBe('show cards');
  expect((await told({ ...main, permissions: ['admin_P2', 'admin_P2.card'] }, cards)).onSale).toBe('show cards');
});

function ActionsCell({ of }: { of: Partial<SomeGoods> }) {
  const column = useGoodsColumns(2, useRecordActions(goodsActions)).find(({ key }) => key === 'actions');
  return (
    <table style={{ tableLayout: 'fixed', borderCollapse: 'collapse', width: column?.width }}>
      <tbody>
        <tr>
          <td style={{ overflow: 'hidden', padding: '3px 8px', fontSize: sizeVar.font }}>{column?.cell({ ...row, ...of } as Goods)}</td>
        </tr>
      </tbody>
    </table>
  );
}

test.each([
  ['zh-CN', store, 2],
  ['en', store, 2],
  ['en', main, 0],
] as const)('in %s what can be done with goods has room in its column', async (language, viewer, storeId) => {
  const cell = page.getByRole('cell');
  for (const is of Object.values(states)) {
    // What the main store sells is reviewed by nobody.
    if (storeId === 0 && is === states.pending) continue;
    const { unmount } = await draw(<ActionsCell of={{ ...is, storeId }} />, { namespaces: ['goods', 'list', 'enums'], viewer, language });
    const ends = [cell, page.getByRole('button').last()].map((each) => each.element().getBoundingClientRect().right);
    expect(ends[1], JSON.stringify(is)).toBeLessThanOrEqual(ends[0] ?? 0);
    await unmount();
  }
});
