import { expect, test } from 'vitest';
import { defaultLayout } from '@/lib/list/column-layout';
import type { Column } from '../columns/column';
import { cardParts } from './RowCard';

const column = (key: string, card?: Column<object>['card']): Column<object> => ({
  key,
  header: key,
  cell: () => key,
  ...(card ? { card } : {}),
});
const columns = [
  column('face', 'picture'),
  column('no'),
  column('name'),
  column('status', 'mark'),
  column('pay', 'amount'),
  column('version', 'none'),
  column('actions'),
];
const keysOf = (given: readonly Column<object>[], hidden: string[] = []) =>
  Object.fromEntries(
    Object.entries(cardParts(given, { ...defaultLayout(given), hidden })).map(([place, all]) => [place, all.map(({ key }) => key).join()]),
  );

test('columns stand at their places on a card; the first one is the title', () => {
  expect(keysOf(columns)).toEqual({
    picture: 'face',
    title: 'no',
    line: 'name',
    mark: 'status',
    amount: 'pay',
    none: '',
    actions: 'actions',
  });
});

test('a column can ask to be the title, and hidden columns are on no card', () => {
  expect(keysOf([column('no'), column('name', 'title')])).toMatchObject({ title: 'name', line: 'no' });
  expect(keysOf(columns, ['no', 'pay', 'actions'])).toMatchObject({ title: 'name', line: '', amount: '', actions: '' });
});
