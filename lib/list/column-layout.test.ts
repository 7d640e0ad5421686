import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ColumnLayout, changeLayout, defaultLayout, type LayoutAction, parseLayout, settleLayout } from './column-layout';

const columns = [
  { key: 'no', pinned: 'start' as const, hideable: false },
  { key: 'name' },
  { key: 'amount' },
  { key: 'actions', pinned: 'end' as const },
];
const start = defaultLayout(columns);

test('the list starts as it was declared', () => {
  expect(start).toEqual({ order: ['no', 'name', 'amount', 'actions'], hidden: [], pinned: { no: 'start', actions: 'end' }, widths: {} });
});

test('a column can be hidden, moved, pinned, released and resized', () => {
  const steps: LayoutAction[] = [
    { type: 'show', key: 'name', shown: false },
    { type: 'move', key: 'amount', to: 0 },
    { type: 'pin', key: 'no', side: null },
    { type: 'pin', key: 'amount', side: 'start' },
    { type: 'resize', key: 'amount', width: 12 },
  ];
  expect(steps.reduce(changeLayout, start)).toEqual({
    order: ['amount', 'no', 'name', 'actions'],
    hidden: ['name'],
    pinned: { amount: 'start', actions: 'end' },
    widths: { amount: 60 },
  });
});

test('columns that came later stand where the list puts them; gone ones are forgotten', () => {
  const kept: ColumnLayout = {
    order: ['amount', 'old', 'no', 'amount'],
    hidden: ['old', 'no', 'amount'],
    pinned: { old: 'end' },
    widths: { old: 1, no: 90 },
  };
  expect(settleLayout(kept, columns)).toEqual({
    order: ['amount', 'actions', 'no', 'name'],
    hidden: ['amount'],
    pinned: { actions: 'end' },
    widths: { no: 90 },
  });
});

test('the last shown column cannot be hidden', () => {
  const hidden = start.order.reduce((layout, key) => changeLayout(layout, { type: 'show', key, shown: false }), start);
  expect(hidden.hidden).toHaveLength(3);
});

test('after any changes every column stands exactly once, and what is kept is read back', () => {
  const key = fc.constantFrom('no', 'name', 'amount', 'actions', 'unknown');
  const action: fc.Arbitrary<LayoutAction> = fc.oneof(
    fc.record({ type: fc.constant('show' as const), key, shown: fc.boolean() }),
    fc.record({ type: fc.constant('move' as const), key, to: fc.integer({ min: -3, max: 9 }) }),
    fc.record({ type: fc.constant('pin' as const), key, side: fc.constantFrom('start' as const, 'end' as const, null) }),
    fc.record({ type: fc.constant('resize' as const), key, width: fc.integer() }),
  );
  fc.assert(
    fc.property(fc.array(action), (actions) => {
      const layout = settleLayout(actions.reduce(changeLayout, start), columns);
      expect([...layout.order].sort()).toEqual([...start.order].sort());
      expect(layout.hidden).not.toContain('no');
      expect(parseLayout(JSON.stringify(layout))).toEqual(layout);
    }),
  );
});

test.each(['', '{', 'null', '[]', '{"order":[1],"hidden":[],"pinned":{},"widths":{}}', '{"order":[]}'])('%j is no arrangement', (text) => {
  expect(parseLayout(text)).toBeNull();
});
