import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import type { RowOf } from '@/lib/contract/call/resource';
import { distributorCommissions } from '@/lib/contract/distributor/detail';
import type { Column } from './columns/column';
import { EmbeddedList } from './EmbeddedList';
import { SelectFilter } from './filters/SelectFilter';

const columns: readonly Column<RowOf<typeof distributorCommissions>>[] = [{ key: 'remark', header: '备注', cell: ({ remark }) => remark }];
const options = [
  { value: 1, label: '推广佣金' },
  { value: 4, label: '提现' },
];
const list = (id: number) => (
  <EmbeddedList
    resource={distributorCommissions}
    fixed={{ id }}
    columns={columns}
    filters={(rows) => <SelectFilter list={rows} name="bizType" label="类型" options={options} />}
  />
);

test('the rows of a drawer are narrowed by their own filters, which end with the record', async () => {
  const calls = answerCalls(distributorCommissions.list, () => ({ rows: [], total: 0 }));
  const drawn = await draw(list(7));
  const asked = () => Object.fromEntries(['id', 'bizType'].map((name) => [name, calls.at(-1)?.query.get(name)]));
  await expect.poll(asked).toEqual({ id: '7', bizType: null });
  await page.getByRole('combobox', { name: '类型' }).click();
  await page.getByRole('option', { name: '提现' }).click();
  await expect.poll(asked).toEqual({ id: '7', bizType: '4' });
  // Nothing is missing from the record: it is the filter that finds nothing.
  await expect.element(page.getByRole('button', { name: '清除筛选条件' })).toBeVisible();
  await drawn.unmount();
  await draw(list(8));
  await expect.poll(asked).toEqual({ id: '8', bizType: null });
});
