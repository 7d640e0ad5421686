import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { ListPage } from '@/components/list/ListPage';
import { OwnAddress } from '@/components/list/OwnAddress';
import { answerCalls } from '@/components/testing/answered-calls';
import { type Box, boxes } from '@/components/testing/boxes';
import { draw } from '@/components/testing/draw';
import { signedIn } from '@/lib/contract/access';
import { endpoint } from '@/lib/contract/call/endpoint';
import { none, nothing } from '@/lib/contract/field/fields';
import { useResourceList } from '@/lib/list/use-resource-list';
import { BulkActions } from './BulkActions';

const NAMES = ['put on sale', 'take off sale', 'change category', 'change sort', 'change stock', 'recommend', 'copy', 'export', 'delete'];
const sell = endpoint({
  name: 'box.sell',
  method: 'PUT',
  path: '/v1/admin/box/sell',
  access: signedIn,
  query: none,
  body: z.object({ ids: z.string() }),
  data: nothing,
});
const columns = [{ key: 'name', header: '名称', cell: ({ name }: Box) => name }];
const ask = vi.fn((_count: number) => Promise.resolve(undefined));

function Boxes({ width }: { width: number }) {
  const list = useResourceList(boxes);
  const actions = NAMES.map((label) => ({ key: label, label, endpoint: sell, danger: label === 'delete', inSight: label === 'copy', ask }));
  return (
    <div data-testid="place" style={{ width }}>
      <ListPage list={list} columns={columns} bulk={<BulkActions list={list} actions={actions} />} />
    </div>
  );
}

async function open(width: number) {
  ask.mockClear();
  answerCalls(boxes.list, ({ query }) => {
    const first = query.get('currPage') === '2' ? 11 : 1;
    return { rows: [first, first + 1, first + 2].map((id) => ({ id, name: `盒子${id}` })), total: 30 };
  });
  await draw(
    <OwnAddress>
      <Boxes width={width} />
    </OwnAddress>,
  );
  await expect.element(page.getByText('盒子3')).toBeVisible();
}

const rowBoxes = page.getByRole('checkbox', { name: '选择此行' });
const bar = page.getByRole('region', { name: '批量操作' });
const more = bar.getByRole('button', { name: '更多' });
const places = () => rowBoxes.elements().map((box) => box.getBoundingClientRect().top);
const named = (parts: readonly Element[]) => parts.map((part) => part.textContent);

test('buttons without room in the line of the bar stand under "more", and no row moves', async () => {
  await open(720);
  const before = places();
  await rowBoxes.first().click();
  await expect.element(more).toBeVisible();
  expect(places()).toEqual(before);
  const shown = named(bar.getByRole('button').elements()).filter((name) => NAMES.includes(name ?? ''));
  expect(shown.length).toBeGreaterThan(1);
  await more.click();
  await expect.element(page.getByRole('menuitem').first()).toBeVisible();
  expect([...shown, ...named(page.getByRole('menuitem').elements())]).toEqual(NAMES);
  await page.getByRole('menuitem', { name: 'delete' }).click();
  await vi.waitFor(() => expect(ask.mock.calls.map(([count]) => count)).toEqual([1]));
});

test('they come out again as soon as there is room for them', async () => {
  await open(720);
  await rowBoxes.first().click();
  await expect.element(more).toBeVisible();
  (page.getByTestId('place').element() as HTMLElement).style.width = '1400px';
  await expect.element(more).not.toBeInTheDocument();
  expect(named(bar.getByRole('button').elements()).filter((name) => NAMES.includes(name ?? ''))).toEqual(NAMES);
  (page.getByTestId('place').element() as HTMLElement).style.width = '720px';
  await expect.element(more).toBeVisible();
});

test('whoever stands on "more" stays there when another row is chosen', async () => {
  await open(720);
  await rowBoxes.first().click();
  await expect.element(more).toBeVisible();
  (more.element() as HTMLElement).focus();
  (rowBoxes.nth(1).element() as HTMLElement).click();
  await expect.element(bar).toHaveTextContent('已选 2 项');
  await expect.element(more).toHaveFocus();
});

test('an action under "more" that needs its rows in sight tells so where some are not', async () => {
  await open(720);
  await rowBoxes.first().click();
  await page.getByRole('button', { name: '第 2 页' }).click();
  await expect.element(page.getByText('盒子11')).toBeVisible();
  await expect.element(bar).toHaveTextContent('已选 1 项');
  await more.click();
  const copy = page.getByRole('menuitem', { name: 'copy' });
  await expect.element(copy).toHaveAttribute('aria-disabled', 'true');
  await expect.element(copy).toHaveTextContent('所选数据须都在当前页');
});
