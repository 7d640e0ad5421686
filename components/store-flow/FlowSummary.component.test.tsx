import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { storeFinanceSummary } from '@/lib/contract/store-flow';
import { FlowSummary } from './FlowSummary';

const million = { period: '2026-11-12', income: 123_456_789, expense: 234_567_890, net: -111_111_101 };

async function open(width: number): Promise<void> {
  await page.viewport(width, 844);
  answerCalls(storeFinanceSummary, () => ({ list: [million], totalCount: 1 }));
  const summary = <FlowSummary kind="finance" cycle="day" filter={{}} chosen={null} onChoose={() => undefined} />;
  await draw(summary, { namespaces: ['storeFlow'] });
  await expect.element(page.getByRole('cell', { name: '-¥1,111,111.01' })).toBeVisible();
}

test('on a phone a period of millions stands whole, what came in over what went out', async () => {
  await open(390);
  await expect.element(page.getByRole('columnheader', { name: '收入/支出' })).toBeVisible();
  const table = page.getByRole('table', { name: '汇总' }).last().element();
  const frame = table.parentElement as HTMLElement;
  expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
});

test('where there is room both have their column', async () => {
  await open(1440);
  for (const name of ['收入', '支出', '净额']) await expect.element(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
});

test('the head of a chosen period says what the summary says of it now', async () => {
  answerCalls(storeFinanceSummary, () => ({ list: [million], totalCount: 1 }));
  const before = { ...million, income: 100, net: 100 };
  await draw(<FlowSummary kind="finance" cycle="day" filter={{ storeId: 1 }} chosen={before} onChoose={() => undefined} />, {
    namespaces: ['storeFlow'],
  });
  const head = page.getByRole('heading', { name: '2026-11-12' });
  await expect.element(head).toBeVisible();
  await expect.poll(() => head.element().parentElement?.textContent).toContain('¥1,234,567.89');
});

test('a chosen period can be given up also where its summary cannot be read', async () => {
  answerCalls(storeFinanceSummary, () => Response.json({ code: 50001, msg: '系统繁忙' }));
  const cleared: unknown[] = [];
  await draw(
    <FlowSummary kind="finance" cycle="day" filter={{ storeId: 2 }} chosen={million} onChoose={(period) => cleared.push(period)} />,
    {
      namespaces: ['storeFlow'],
    },
  );
  await expect.element(page.getByText('系统繁忙')).toBeVisible();
  const head = page.getByRole('heading', { name: '2026-11-12' });
  await head.element().parentElement?.querySelector('button')?.click();
  expect(cleared).toEqual([null]);
});
