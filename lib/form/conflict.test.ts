import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareStates, defaultChoices, mergeStates } from './conflict';
import { sameValue } from './field-diff';

const base = { name: 'A', price: 100, tags: ['x'], remark: '', version: 1 };

test('each field says who changed it; equal changes are no conflict', () => {
  const mine = { ...base, name: 'B', price: 200, tags: ['x', 'y'] };
  const theirs = { ...base, name: 'C', tags: ['x', 'y'], remark: 'z', version: 2 };
  expect(compareStates(base, mine, theirs)).toEqual([
    { field: 'name', base: 'A', mine: 'B', theirs: 'C', by: 'both' },
    { field: 'remark', base: '', mine: '', theirs: 'z', by: 'theirs' },
    { field: 'price', base: 100, mine: 200, theirs: 100, by: 'mine' },
  ]);
});

test('F3: by default nothing typed is lost and nothing saved is undone', () => {
  const mine = { ...base, name: 'B', price: 200 };
  const theirs = { ...base, name: 'C', remark: 'z', version: 2 };
  const conflicts = compareStates(base, mine, theirs);
  expect(mergeStates(theirs, conflicts, defaultChoices(conflicts))).toEqual({
    name: 'B',
    price: 200,
    tags: ['x'],
    remark: 'z',
    version: 2,
  });
  expect(mergeStates(theirs, conflicts, { ...defaultChoices(conflicts), name: 'theirs' }).name).toBe('C');
});

test('fields of a group are compared and merged one by one', () => {
  const isGroup = (field: string) => field === 'media';
  const old = { media: { image: 5, video: 100, list: [1] }, other: { a: 1 }, version: 1 };
  const mine = { ...old, media: { ...old.media, video: 120 } };
  const theirs = { media: { ...old.media, image: 7 }, other: { a: 2 }, version: 2 };
  const conflicts = compareStates(old, mine, theirs, isGroup);
  expect(conflicts).toEqual([
    { field: 'media.image', base: 5, mine: 5, theirs: 7, by: 'theirs' },
    { field: 'other', base: { a: 1 }, mine: { a: 1 }, theirs: { a: 2 }, by: 'theirs' },
    { field: 'media.video', base: 100, mine: 120, theirs: 100, by: 'mine' },
  ]);
  expect(mergeStates(theirs, conflicts, defaultChoices(conflicts))).toEqual({
    media: { image: 7, video: 120, list: [1] },
    other: { a: 2 },
    version: 2,
  });
});

test('missing, null and empty are the same to the person', () => {
  expect(compareStates({ a: null }, { a: '' }, {})).toEqual([]);
});

test('the merge holds, field by field, what was chosen, and the version of what is saved', () => {
  const state = fc.record({
    a: fc.integer({ min: 0, max: 2 }),
    b: fc.constantFrom('x', 'y'),
    c: fc.array(fc.constantFrom(1, 2), { maxLength: 2 }),
    version: fc.nat(),
  });
  fc.assert(
    fc.property(state, state, state, (old, mine, theirs) => {
      const conflicts = compareStates(old, mine, theirs);
      const choices = defaultChoices(conflicts);
      const merged = mergeStates(theirs, conflicts, choices);
      expect(merged.version).toBe(theirs.version);
      for (const field of ['a', 'b', 'c'] as const) {
        const expected = !sameValue(old[field], mine[field]) ? mine[field] : theirs[field];
        expect(sameValue(merged[field], expected)).toBe(true);
      }
    }),
  );
});
