import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import type { StoreFlow, StoreFlowFilter, StoreFlowSums } from '@/lib/contract/store-flow';
import type { ResourceList } from '@/lib/list/resource-list';
import { useFlowPeriod } from './use-flow-period';

const november = { period: '2026-11', income: 100, expense: 0, net: 100 };

/** A list that is asked for ten days of a month. */
function Flow() {
  const [query, setQuery] = useState<StoreFlowFilter>({ startTime: '2026-11-10 00:00:00', endTime: '2026-11-20 23:59:59' });
  const filters = { change: (next: StoreFlowFilter) => setQuery((before) => ({ ...before, ...next })) };
  const period = useFlowPeriod({ query, filters } as unknown as ResourceList<StoreFlow, StoreFlowFilter, StoreFlowSums>);
  return (
    <>
      <button type="button" aria-pressed={period.chosen !== null} onClick={() => period.choose('month', november)}>
        2026-11
      </button>
      <output aria-label="asked">{`${query.startTime} – ${query.endTime}`}</output>
    </>
  );
}

test('a period shows the rows of itself that the filter of times leaves, as its sums do', async () => {
  await draw(<Flow />);
  const button = page.getByRole('button', { name: '2026-11' });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByLabelText('asked')).toHaveTextContent('2026-11-10 00:00:00 – 2026-11-20 23:59:59');
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  await expect.element(page.getByLabelText('asked')).toHaveTextContent('2026-11-10 00:00:00 – 2026-11-20 23:59:59');
});
