import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '@/components/testing/answered-calls';
import { type Box, boxes } from '@/components/testing/boxes';
import { draw } from '@/components/testing/draw';
import { ApiError } from '@/lib/contract/call/envelope';
import { useResourceList } from '@/lib/list/use-resource-list';
import type { Column } from './columns/column';
import { ListPage } from './ListPage';
import { OwnAddress } from './OwnAddress';
import { TreePage } from './tree/TreePage';

const columns: readonly Column<Box>[] = [{ key: 'name', header: '名称', cell: ({ name }) => <input aria-label={name} /> }];
const leaf = { childrenOf: () => [], nameOf: ({ name }: Box) => name, columns };

function Boxes({ tree = false }: { tree?: boolean }) {
  const list = useResourceList(boxes);
  return (
    <>
      <button type="button" onClick={list.reload}>
        read again
      </button>
      <button type="button" onClick={() => list.filters.change({ name: 'red' })}>
        only red ones
      </button>
      {tree ? <TreePage list={list} label="盒子" {...leaf} /> : <ListPage list={list} columns={columns} />}
    </>
  );
}

/** A list whose calls fail from the second on, until it is mended. */
async function open(screen = <Boxes />) {
  let down = false;
  const calls = answerCalls(boxes.list, () => {
    if (down) throw new ApiError(10_001, 'no boxes today');
    down = true;
    return { rows: [{ id: 1, name: '盒子1' }], total: 1 };
  });
  await draw(<OwnAddress>{screen}</OwnAddress>);
  return {
    calls,
    mend: () => {
      down = false;
    },
  };
}

const line = page.getByRole('status').filter({ hasText: '刷新失败' });

test('rows and what is typed in them stay when they cannot be read again; a line above says so and tries again', async () => {
  const { calls, mend } = await open();
  const field = page.getByLabelText('盒子1');
  await field.fill('half a word');
  await page.getByText('read again').click();
  await expect.element(line).toHaveTextContent('no boxes today');
  await expect.element(field).toHaveValue('half a word');
  mend();
  const before = calls.length;
  await line.getByRole('button', { name: '重试' }).click();
  await expect.element(line).not.toBeInTheDocument();
  expect(calls).toHaveLength(before + 1);
  await expect.element(field).toHaveValue('half a word');
});

test('rows of another question are not shown in place of those that could not be read', async () => {
  await open();
  await expect.element(page.getByLabelText('盒子1')).toBeVisible();
  await page.getByText('only red ones').click();
  await expect.element(page.getByRole('region', { name: '数据列表' }).getByText('no boxes today')).toBeVisible();
  await expect.element(page.getByLabelText('盒子1')).not.toBeInTheDocument();
});

test('a tree stays as well', async () => {
  await open(<Boxes tree />);
  await expect.element(page.getByLabelText('盒子1')).toBeVisible();
  await page.getByText('read again').click();
  await expect.element(line).toBeVisible();
  await expect.element(page.getByLabelText('盒子1')).toBeVisible();
});
