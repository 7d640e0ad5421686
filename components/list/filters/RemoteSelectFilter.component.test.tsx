import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RemoteSource } from '@/components/controls/remote/remote-source';
import { draw } from '@/components/testing/draw';
import type { Identified } from '@/lib/contract/call/resource';
import { createObservable } from '@/lib/list/observable';
import type { ResourceList } from '@/lib/list/resource-list';
import { PendingFiltersContext } from './pending-filters';
import { RegionFilter } from './RegionFilter';
import { RemoteSelectFilter } from './RemoteSelectFilter';

// The code of the box is on its way until the first test lets it come.
const late = await vi.hoisted(async () => (await import('@/components/testing/late-module')).lateModule());
vi.mock('@/components/controls/remote/RemoteSelectBox', late.until);

interface Filter {
  readonly storeId?: number;
  readonly region?: string;
}
interface Store {
  readonly id: number;
  readonly name: string;
}
const stores: readonly Store[] = [
  { id: 1, name: '滨江旗舰店' },
  { id: 2, name: '云栖生活馆' },
];
const read = vi.fn(async (keyword: string) => stores.filter(({ name }) => name.includes(keyword)));
const source: RemoteSource<Store> = { key: ['stores'], read, option: ({ id, name }) => ({ value: id, label: name }) };
const apply = vi.fn();

const open = (query: Record<string, string> = {}) =>
  draw(
    <PendingFiltersContext value={{ typed: createObservable({}), set: vi.fn(), apply }}>
      <RemoteSelectFilter list={{ query } as unknown as ResourceList<Identified, Filter>} name="storeId" label="门店" source={source} />
      <RegionFilter list={{ query } as unknown as ResourceList<Identified, Filter>} name="region" label="地区" />
    </PendingFiltersContext>,
    { namespaces: ['form', 'list'] },
  );
const field = page.getByRole('combobox', { name: '门店' });
const region = page.getByRole('combobox', { name: '地区' });

test('what the address names stands in it before its code is there: a record by its number, a region by its names', async () => {
  await open({ storeId: '1', region: '浙江省,杭州市' });
  await expect.element(field).toHaveAttribute('placeholder', '#1');
  await expect
    .poll(() => region.element().getAttribute('placeholder') || (region.element() as HTMLInputElement).value)
    .toBe('浙江省 / 杭州市');
});

test('what is typed into a filter before its code is there is looked for, and keeps the focus', async () => {
  await open();
  await expect.element(field).toHaveAttribute('placeholder', '门店');
  (field.element() as HTMLElement).focus();
  await userEvent.keyboard('云栖');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('云栖');
  expect(read).not.toHaveBeenCalled();
  late.come();
  await expect.element(page.getByRole('option', { name: '云栖生活馆' })).toBeVisible();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => apply.mock.calls).toEqual([[{ storeId: 2 }]]);
});

test('it is as wide before its code is there as after, has the same arrow, and what the address names stands in it', async () => {
  const width = () => region.element().parentElement?.getBoundingClientRect().width;
  const arrow = (box: Element | null | undefined) => {
    const icon = box?.querySelector('[data-testid="ExpandMoreRoundedIcon"]');
    return icon && { ...pick(icon.getBoundingClientRect()), color: getComputedStyle(icon).color };
  };
  const pick = ({ x, y, width: wide }: DOMRect) => ({ x, y, wide });
  const drawn = await open();
  const closed = width();
  const closedArrow = arrow(region.element().parentElement);
  await region.click();
  await expect.poll(() => document.querySelector('.MuiAutocomplete-root')?.getBoundingClientRect().width).toBe(closed);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('.MuiAutocomplete-popupIndicatorOpen')).toBeNull();
  await expect.poll(() => arrow(document.querySelector('.MuiAutocomplete-root'))).toEqual(closedArrow);
  await expect.element(region).toHaveFocus();
  await drawn.unmount();
  await open({ storeId: '1', region: '浙江省,杭州市' });
  await expect.element(field).toHaveValue('滨江旗舰店');
  await expect.element(region).toHaveValue('浙江省 / 杭州市');
});
