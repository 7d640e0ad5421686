import { useIsFetching } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { member } from '@/lib/contract/member';
import type { ResourceList } from '@/lib/list/resource-list';
import { NewRowsPill } from './NewRowsPill';

const reload = vi.fn();
/** A list that shows five rows of a filter. */
const shown = {
  resource: member,
  query: { currPage: 2, pageSize: 20, keyword: '王' },
  paging: { total: 5, totalAtLeast: undefined, waiting: false },
  state: { busy: false },
  reload,
} as unknown as ResourceList<{ id: number }, object>;

/** How many questions are on their way. */
const Asking = () => <output data-testid="asking">{useIsFetching()}</output>;

test('says how many rows have come in since, and reads them on a press', async () => {
  const calls = answerCalls(member.list, () => ({ rows: [], total: 8 }));
  await draw(<NewRowsPill list={shown} />);
  await page.getByRole('button', { name: '有 3 条新数据' }).click();
  expect(reload).toHaveBeenCalledOnce();
  // It looks with the filters of the list.
  expect(calls.at(-1)?.query.get('keyword')).toBe('王');
});

test.each([5, 4])('with %i rows now there is nothing to say', async (total) => {
  const calls = answerCalls(member.list, () => ({ rows: [], total }));
  const before = calls.length;
  await draw(
    <>
      <NewRowsPill list={shown} />
      <Asking />
    </>,
  );
  await expect.poll(() => calls.length).toBeGreaterThan(before);
  await expect.element(page.getByTestId('asking')).toHaveTextContent(/^0$/);
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
