import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeLayout, defaultLayout } from '@/lib/list/column-layout';
import { arrangeColumns } from './arrange-columns';
import type { Column } from './column';
import { columnsAsMade } from './shown-column';

const anyColumns = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 1, maxLength: 8 }).chain((keys) =>
  fc.tuple(
    ...keys.map((key) =>
      fc.record({ width: fc.option(fc.integer({ min: 40, max: 400 })), pinned: fc.constantFrom('start', 'end', null) }).map(
        ({ width, pinned }): Column<object> => ({
          key,
          header: key,
          cell: () => key,
          ...(width === null ? {} : { width }),
          ...(pinned === null ? {} : { pinned }),
        }),
      ),
    ),
  ),
);

test('what nobody has arranged is drawn the same with and without the model of arrangements', () => {
  fc.assert(
    fc.property(anyColumns, fc.integer({ min: 0, max: 60 }), (columns, leading) => {
      expect(columnsAsMade(columns, leading)).toEqual(arrangeColumns(columns, defaultLayout(columns), leading));
    }),
  );
});

const column = (key: string, more: Partial<Column<object>> = {}): Column<object> => ({
  key,
  header: key,
  cell: () => key,
  width: 100,
  ...more,
});
const columns = [
  column('a', { pinned: 'start' }),
  column('b'),
  column('c'),
  column('d', { pinned: 'end' }),
  column('e', { pinned: 'end' }),
];
const drawn = (actions: Parameters<typeof changeLayout>[1][]) =>
  arrangeColumns(columns, actions.reduce(changeLayout, defaultLayout(columns)), 44).map(
    ({ column: { key }, width, pin, offset, seam }) => `${key} ${width} ${pin ?? '-'} ${offset}${seam ? ' seam' : ''}`,
  );

test('an arrangement decides order, what is shown, widths, and how far from its edge a column sticks', () => {
  expect(drawn([])).toEqual(['a 100 start 44 seam', 'b 100 - 0', 'c 100 - 0', 'd 100 end 100 seam', 'e 100 end 0']);
  expect(
    drawn([
      { type: 'move', key: 'c', to: 0 },
      { type: 'pin', key: 'c', side: 'start' },
      { type: 'show', key: 'b', shown: false },
      { type: 'resize', key: 'e', width: 150 },
      { type: 'pin', key: 'a', side: null },
    ]),
  ).toEqual(['c 100 start 44 seam', 'a 100 - 0', 'd 100 end 150 seam', 'e 150 end 0']);
});
