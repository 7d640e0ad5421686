import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import type { Identified } from '@/lib/contract/call/resource';
import { createObservable } from '@/lib/list/observable';
import type { ResourceList } from '@/lib/list/resource-list';
import { PendingFiltersContext } from './pending-filters';
import { SelectFilter } from './SelectFilter';
import { SeveralFilter } from './SeveralFilter';

// The code of the lists is on its way until the first test lets it come.
const late = await vi.hoisted(async () => (await import('@/components/testing/late-module')).lateModule());
vi.mock('@/components/controls/SelectChoices', late.until);
vi.mock('@/components/controls/SeveralChoices', late.until);

interface Filter {
  readonly kind?: string;
  readonly kinds?: string;
}
const options = [
  { value: 1, label: 'Hardware' },
  { value: 2, label: 'Account' },
  { value: 3, label: 'Voucher' },
];
const list = { query: {} } as ResourceList<Identified, Filter>;
const apply = vi.fn();
beforeEach(() => {
  apply.mockClear();
});

const open = () =>
  draw(
    <PendingFiltersContext value={{ typed: createObservable({}), set: vi.fn(), apply }}>
      <SelectFilter list={list} name="kind" label="one" options={options} />
      <SeveralFilter list={list} name="kinds" label="several" options={options} />
    </PendingFiltersContext>,
    { namespaces: ['list'] },
  );

test('keys pressed while the list is on its way choose in it once it is there', async () => {
  await open();
  const [one, several] = [page.getByRole('combobox', { name: 'one' }), page.getByRole('combobox', { name: 'several' })];
  await expect.element(one).toBeVisible();
  (one.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(one).toHaveAttribute('aria-expanded', 'true');
  expect(apply).not.toHaveBeenCalled();
  late.come();
  await expect.poll(() => apply.mock.calls).toEqual([[{ kind: 2 }]]);
  await expect.element(one).toHaveFocus();
  // Of several the list stays: Esc takes over what is ticked.
  await userEvent.keyboard('{Tab}{ArrowDown}v{Enter}');
  await expect.element(page.getByRole('option', { name: 'Voucher' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Home}{Enter}{Escape}');
  await expect.poll(() => apply.mock.calls.slice(1)).toEqual([[{ kinds: '1,3' }]]);
  await expect.element(several).toHaveFocus();
});

for (const name of ['one', 'several'])
  test(`${name}: the letter that opens a filter is looked for in its list, also before that is there`, async () => {
    await open();
    const field = page.getByRole('combobox', { name });
    await expect.element(field).toBeVisible();
    (field.element() as HTMLElement).focus();
    await userEvent.keyboard('v');
    await expect.element(page.getByRole('option', { name: 'Voucher' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveFocus();
    await expect.element(page.getByRole('option').first()).not.toBeInTheDocument();
    // Opened anew, it begins at what is chosen, and only the new letter is looked for.
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('option').first()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('option').first()).not.toBeInTheDocument();
    await userEvent.keyboard('a');
    await expect.element(page.getByRole('option', { name: 'Account' })).toHaveFocus();
    expect(apply).not.toHaveBeenCalled();
  });
