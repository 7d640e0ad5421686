import { useQueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useConfirm } from '@/components/dialogs/use-confirm';
import { answerCalls } from '@/components/testing/answered-calls';
import { type Box, boxes } from '@/components/testing/boxes';
import { draw } from '@/components/testing/draw';
import { codes } from '@/lib/contract/call/codes';
import { ApiError } from '@/lib/contract/call/envelope';
import { useResourceList } from '@/lib/list/use-resource-list';
import type { Column } from './columns/column';
import { ListPage } from './ListPage';
import { OwnAddress } from './OwnAddress';

let ids: number[] = [];

function Remove({ id }: { id: number }) {
  const client = useQueryClient();
  const remove = () => {
    ids = ids.filter((each) => each !== id);
    void client.invalidateQueries();
  };
  return (
    <button type="button" onClick={remove}>
      {`delete ${id}`}
    </button>
  );
}
const columns: readonly Column<Box>[] = [
  { key: 'name', header: '名称', cell: ({ name }) => name },
  { key: 'actions', header: '操作', cell: ({ id }) => <Remove id={id} /> },
];

function Boxes() {
  const list = useResourceList(boxes);
  const confirm = useConfirm();
  const act = async () => {
    if (await confirm({ title: '全部停用' })) list.selection.clear();
  };
  return (
    <>
      <ListPage
        list={list}
        columns={columns}
        bulk={
          <button type="button" onClick={() => void act()}>
            disable
          </button>
        }
      />
      <button type="button" onClick={list.selection.clear}>
        elsewhere
      </button>
    </>
  );
}
const open = async () => {
  ids = [1, 2, 3];
  answerCalls(boxes.list, () => ({ rows: ids.map((id) => ({ id, name: `盒子${id}` })), total: ids.length }));
  await draw(
    <OwnAddress>
      <Boxes />
    </OwnAddress>,
  );
  await expect.element(page.getByText('盒子3')).toBeVisible();
};
const rows = page.getByRole('region', { name: '数据列表' });
const row = page.getByRole('checkbox', { name: '选择此行' });

test('whoever clears the choice by keyboard is at the rows then', async () => {
  await open();
  await row.first().click();
  const clear = page.getByRole('button', { name: '取消选择' });
  await expect.element(clear).toBeVisible();
  (clear.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(clear).not.toBeInTheDocument();
  await expect.element(rows).toHaveFocus();
});

test('an action that asks first and ends the choice leads to the rows as well', async () => {
  await open();
  await row.first().click();
  const act = page.getByRole('button', { name: 'disable' });
  await expect.element(act).toBeVisible();
  (act.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: '确定' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(act).not.toBeInTheDocument();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(rows).toHaveFocus();
});

test('whoever deletes a row by keyboard is at the rows then', async () => {
  await open();
  const remove = page.getByRole('button', { name: 'delete 2' });
  (remove.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(remove).not.toBeInTheDocument();
  await expect.element(rows).toHaveFocus();
});

test('a choice that ends from elsewhere takes nobody away from there', async () => {
  await open();
  await row.first().click();
  const clear = page.getByRole('button', { name: '取消选择' });
  await expect.element(clear).toBeVisible();
  (clear.element() as HTMLElement).focus();
  const other = page.getByRole('button', { name: 'elsewhere' });
  (other.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(clear).not.toBeInTheDocument();
  await expect.element(other).toHaveFocus();
});

test('how many rows are chosen is told by a line that stood there before', async () => {
  await open();
  const live = () => [...document.querySelectorAll('[aria-live="polite"]')].find(({ textContent }) => /选中/.test(textContent ?? ''));
  const standing = new Set(document.querySelectorAll('[aria-live="polite"]'));
  await row.first().click();
  await expect.poll(() => live()?.textContent).toContain('1');
  expect(standing.has(live() as Element)).toBe(true);
  // A word of its own: whoever looks for what is shown finds one.
  await expect.element(page.getByText('已选 1 项')).toBeVisible();
  await page.getByRole('button', { name: '取消选择' }).click();
  await expect.poll(live).toBeUndefined();
});

test('whoever has rows read again that were old is at the rows then', async () => {
  await open();
  let broken = true;
  answerCalls(boxes.list, () => {
    if (broken) throw new ApiError(codes.internal, '系统繁忙');
    return { rows: [{ id: 1, name: '盒子1' }], total: 1 };
  });
  await page.getByRole('button', { name: 'delete 3' }).click();
  const again = page.getByRole('button', { name: '重试' });
  await expect.element(again).toBeVisible();
  broken = false;
  (again.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(again).not.toBeInTheDocument();
  await expect.element(rows).toHaveFocus();
});
