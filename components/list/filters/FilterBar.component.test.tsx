import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { signedIn } from '@/lib/contract/access';
import { listing } from '@/lib/contract/call/resource';
import { useResourceList } from '@/lib/list/use-resource-list';
import { OwnAddress } from '../OwnAddress';
import { FilterBar } from './FilterBar';
import { RangeFilter } from './RangeFilter';
import { SelectFilter } from './SelectFilter';
import { TextFilter } from './TextFilter';

const boxes = listing({
  name: 'box',
  path: '/v1/admin/box',
  row: z.object({ id: z.number() }),
  filter: z.object({
    keyword: z.string().optional(),
    state: z.coerce.number().optional(),
    minWorth: z.coerce.number().optional(),
    maxWorth: z.coerce.number().optional(),
    minPieces: z.coerce.number().optional(),
    maxPieces: z.coerce.number().optional(),
  }),
  sortable: ['id'],
  labels: 'box',
  read: signedIn,
});
const states = [
  { value: 1, label: 'open' },
  { value: 2, label: 'shut' },
];

function Boxes() {
  const list = useResourceList(boxes);
  return (
    <>
      <button type="button" onClick={() => list.view.open('?keyword=foo&minWorth=700', null)}>
        saved view
      </button>
      <output>{list.view.search}</output>
      <FilterBar
        list={list}
        lead={<TextFilter list={list} name="keyword" label="words" />}
        more={
          <>
            <RangeFilter list={list} label="worth" min="minWorth" max="maxWorth" kind="money" />
            <RangeFilter list={list} label="pieces" min="minPieces" max="maxPieces" />
          </>
        }
      >
        <SelectFilter list={list} name="state" label="state" options={states} />
      </FilterBar>
    </>
  );
}

async function open() {
  const calls = answerCalls(boxes.list, () => ({ rows: [], total: 0 }));
  await draw(
    <OwnAddress>
      <Boxes />
    </OwnAddress>,
  );
  await expect.element(words).toBeVisible();
  return (...further: string[]) =>
    Object.fromEntries(['keyword', 'state', 'minWorth', ...further].map((name) => [name, calls.at(-1)?.query.get(name) ?? null]));
}

const words = page.getByRole('searchbox', { name: 'words' });
const least = page.getByRole('textbox', { name: 'worth 最小' });
const more = page.getByRole('button', { name: '展开' });
const less = page.getByRole('button', { name: '收起' });
const viewOpened = () => expect.element(page.getByRole('status').filter({ hasText: 'foo' })).toBeVisible();
const choose = async () => {
  await page.getByRole('combobox', { name: 'state' }).click();
  await page.getByRole('option', { name: 'open' }).click();
};

afterEach(() => page.viewport(1440, 900));

/** A bar with 3 typed into a field that is folded away since. */
async function openWithFoldedWords() {
  const asked = await open();
  await more.click();
  await least.fill('3');
  await less.click();
  return asked;
}

test('words that another address took out of their field are not asked for with the next choice', async () => {
  const asked = await open();
  await words.fill('abc');
  await more.click();
  await least.fill('3');
  await page.getByText('saved view').click();
  await expect.element(words).toHaveValue('foo');
  await expect.element(least).toHaveValue('7.00');
  await choose();
  await expect.poll(asked).toEqual({ keyword: 'foo', state: '1', minWorth: '700' });
});

test('nor are those of a field that was folded away meanwhile', async () => {
  const asked = await openWithFoldedWords();
  await page.getByText('saved view').click();
  await viewOpened();
  await choose();
  await expect.poll(asked).toEqual({ keyword: 'foo', state: '1', minWorth: '700' });
});

test('what was typed into a field that is folded away stands in it when it is unfolded, and is asked for', async () => {
  const asked = await openWithFoldedWords();
  await more.click();
  await expect.element(least).toHaveValue('3');
  await choose();
  await expect.poll(asked).toEqual({ keyword: null, state: '1', minWorth: '300' });
  await expect.element(least).toHaveValue('3.00');
});

test('a count is read as it is typed on a Chinese keyboard, and what is none is marked', async () => {
  const asked = await open();
  const pieces = page.getByRole('textbox', { name: 'pieces 最小' });
  await more.click();
  for (const text of ['1.5', '1e1', '1,5', '9'.repeat(10)]) {
    await pieces.fill(text);
    await expect.element(pieces).toHaveAttribute('aria-invalid', 'true');
  }
  await pieces.fill('１，０００');
  await expect.element(pieces).toHaveAttribute('aria-invalid', 'false');
  await choose();
  await expect.poll(() => asked('minPieces')).toMatchObject({ state: '1', minPieces: '1000' });
});

test('what is typed into the drawer of a phone stands in it when it is opened again, and in the bar', async () => {
  await page.viewport(390, 844);
  const asked = await open();
  const drawer = page.getByRole('dialog');
  await page.getByRole('button', { name: '筛选', exact: true }).click();
  await drawer.getByRole('searchbox', { name: 'words' }).fill('abc');
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(words).toHaveValue('abc');
  await page.getByRole('button', { name: '筛选', exact: true }).click();
  await expect.element(drawer.getByRole('searchbox', { name: 'words' })).toHaveValue('abc');
  await drawer.getByRole('combobox', { name: 'state' }).click();
  await page.getByRole('option', { name: 'open' }).click();
  await expect.poll(asked).toEqual({ keyword: 'abc', state: '1', minWorth: null });
});

test('a reset empties a field whose words were never asked for', async () => {
  const asked = await open();
  await words.fill('abc');
  await page.getByRole('button', { name: '重置' }).click();
  await expect.element(words).toHaveValue('');
  await choose();
  await expect.poll(asked).toEqual({ keyword: null, state: '1', minWorth: null });
});

test('words are asked for on Enter and stay until they are cleared', async () => {
  const asked = await open();
  await words.fill(' abc ');
  await userEvent.keyboard('{Enter}');
  await expect.poll(asked).toEqual({ keyword: 'abc', state: null, minWorth: null });
  await expect.element(words).toHaveValue('abc');
  await page.getByRole('button', { name: '清空words' }).click();
  await expect.element(words).toHaveValue('');
  await choose();
  await expect.poll(asked).toEqual({ keyword: null, state: '1', minWorth: null });
});
