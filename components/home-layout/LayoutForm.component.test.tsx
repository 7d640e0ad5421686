import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { homeCarousel } from '@/lib/contract/home-carousel';
import { type HomeLayout, homeLayoutRead, homeLayoutSave } from '@/lib/contract/home-layout';
import { kingKongList } from '@/lib/contract/king-kong';
import { LayoutForm } from './LayoutForm';

const layout: HomeLayout = {
  list: [
    { key: 'search', name: '搜索栏', sort: 1, visible: 1 },
    { key: 'coupon', name: '优惠券', sort: 2, visible: 1, title: '优惠券' },
    { key: 'store', name: '门店', sort: 3, visible: 1, title: '门店', limit: 3 },
  ],
  version: 1,
};
const handle = page.getByRole('button', { name: '移动搜索栏' });

async function open(permissions: string[]) {
  await page.viewport(1440, 900);
  answerCalls(kingKongList, () => Response.json({ code: 0, data: { list: [], totalCount: 0 } }));
  answerCalls(homeCarousel.list, () => Response.json({ code: 0, data: { list: [], totalCount: 0 } }));
  await draw(<LayoutForm layout={layout} />, {
    namespaces: ['homeLayout', 'homePreview', 'link', 'enums', 'coupon'],
    viewer: { permissions },
  });
  await expect.element(page.getByRole('switch', { name: /^搜索栏/ })).toBeVisible();
}

test('blocks are moved by those who may edit', async () => {
  await open(['admin_P6', 'admin_P6.edit']);
  await expect.element(handle).toBeVisible();
});

test('who may only read is offered no handle', async () => {
  await open(['admin_P6', 'admin_P1.edit']);
  await expect.element(handle).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '下移搜索栏' })).not.toBeInTheDocument();
});

test('a slip in the number of a block leaves what was typed', async () => {
  await open(['admin_P6', 'admin_P6.edit']);
  const number = page.getByLabelText(/数量$/);
  await number.fill('12');
  await number.click();
  await userEvent.keyboard('{End}a');
  await expect.element(number).toHaveValue('12');
});

test('the number of a block is typed with the digits of a Chinese keyboard too', async () => {
  await open(['admin_P6', 'admin_P6.edit']);
  const number = page.getByLabelText(/数量$/);
  await number.fill('８');
  await expect.element(number).toHaveValue('8');
});

test('the number of a block that was cleared is empty, asks for one, and takes another', async () => {
  await open(['admin_P6', 'admin_P6.edit']);
  const saves = answerCalls(homeLayoutSave, () => null);
  answerCalls(homeLayoutRead, () => layout);
  const number = page.getByLabelText(/数量$/);
  await number.fill('');
  await expect.element(number).toHaveValue('');
  const save = page.getByRole('button', { name: '保存', exact: true });
  await save.click();
  await expect.element(page.getByText('请输入数量').first()).toBeVisible();
  await number.fill('5');
  await expect.element(number).toHaveValue('5');
  await save.click();
  const saved = () => saves.filter(({ body }) => body !== undefined).map(({ body }) => (body as HomeLayout).list[2]?.limit);
  await expect.poll(saved).toEqual([5]);
});
