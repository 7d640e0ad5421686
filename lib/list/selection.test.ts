import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  afterAction,
  everythingSelected,
  headState,
  isSelected,
  nothingSelected,
  type Selection,
  selectedCount,
  selectRows,
  toggleRow,
} from './selection';

const page = [11, 12, 13, 14, 15];
const chosenOf = (selection: Selection) => page.filter((id) => isSelected(selection, id));

test('Shift chooses everything from the row clicked before, in both directions', () => {
  const first = toggleRow(nothingSelected, 12, page, false);
  expect(chosenOf(toggleRow(first, 14, page, true))).toEqual([12, 13, 14]);
  const last = toggleRow(nothingSelected, 15, page, false);
  expect(chosenOf(toggleRow(last, 13, page, true))).toEqual([13, 14, 15]);
});

test('Shift on a chosen row releases the range', () => {
  const all = { ...selectRows(nothingSelected, page, true), anchor: 11 };
  expect(chosenOf(toggleRow(all, 13, page, true))).toEqual([14, 15]);
});

test('Shift from a row of another page is a plain click', () => {
  const other = toggleRow(nothingSelected, 99, [98, 99], false);
  const selection = toggleRow(other, 13, page, true);
  expect(chosenOf(selection)).toEqual([13]);
  expect(selectedCount(selection, 100)).toBe(2);
});

test('of everything that matches single rows can be left out', () => {
  const but12 = toggleRow(everythingSelected, 12, page, false);
  expect(selectedCount(but12, 1234)).toBe(1233);
  expect(chosenOf(but12)).toEqual([11, 13, 14, 15]);
  expect(headState(but12, page)).toBe('some');
  expect(headState(toggleRow(but12, 12, page, false), page)).toBe('all');
});

test('an empty page has nothing chosen, whatever the mode', () => {
  expect(headState(everythingSelected, [])).toBe('none');
});

test('clicks agree with a plain model of booleans', () => {
  const click = fc.record({ id: fc.constantFrom(...page), shift: fc.boolean() });
  fc.assert(
    fc.property(fc.array(click), fc.boolean(), (clicks, fromAll) => {
      let selection = fromAll ? everythingSelected : nothingSelected;
      const model = new Map(page.map((id) => [id, fromAll]));
      let anchor: number | null = null;
      for (const { id, shift } of clicks) {
        selection = toggleRow(selection, id, page, shift);
        const ends = [shift && anchor !== null ? anchor : id, id].sort((a, b) => a - b);
        const chosen = !model.get(id);
        for (const each of page) if (each >= (ends[0] ?? id) && each <= (ends[1] ?? id)) model.set(each, chosen);
        anchor = id;
      }
      expect(chosenOf(selection)).toEqual(page.filter((id) => model.get(id)));
      expect(selectedCount(selection, page.length)).toBe(chosenOf(selection).length);
    }),
  );
});

test('after an action the rows that are not done stay chosen', () => {
  const three = selectRows(nothingSelected, [11, 12, 13], true);
  expect(chosenOf(afterAction(three, [11, 13], [12]))).toEqual([12]);
});

test('of everything that matches they are chosen by themselves: those done match no more, and others may come', () => {
  const but11 = toggleRow(everythingSelected, 11, page, false);
  const after = afterAction(but11, [12, 13, 14], [15]);
  expect([chosenOf(after), selectedCount(after, 2)]).toEqual([[15], 1]);
  expect(isSelected(after, 99)).toBe(false);
});
