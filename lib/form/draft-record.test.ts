import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DraftPlace, draftKey, isDraft, isDraftOf, restoreDraft, withoutSecrets } from './draft-record';

const place: DraftPlace = { owner: '0:林', route: '/marketing/coupon', record: 'new', schemaVersion: 1 };

test('person, store, screen, record and form version each have a draft of their own', () => {
  const others: DraftPlace[] = [
    { ...place, owner: '1:林' },
    { ...place, route: '/goods' },
    { ...place, record: '7' },
    { ...place, schemaVersion: 2 },
  ];
  expect(new Set([place, ...others].map(draftKey)).size).toBe(5);
});

test('parts that look alike when joined do not mix', () => {
  const part = fc.string();
  fc.assert(
    fc.property(part, part, part, part, (owner, route, otherOwner, otherRoute) => {
      fc.pre(![owner, route, otherOwner, otherRoute].some((text) => text.includes('\u0000')));
      fc.pre(owner !== otherOwner || route !== otherRoute);
      expect(draftKey({ ...place, owner, route })).not.toBe(draftKey({ ...place, owner: otherOwner, route: otherRoute }));
    }),
  );
});

test('the drafts of a person are theirs alone', () => {
  expect(isDraftOf(draftKey(place), '0:林')).toBe(true);
  expect(isDraftOf(draftKey({ ...place, owner: '0:林二' }), '0:林')).toBe(false);
  expect(isDraftOf(7, '0:林')).toBe(false);
});

test('no secret reaches the disk, however deep it stands', () => {
  const kept = withoutSecrets(
    { name: 'a', password: 'p', accounts: [{ no: 1, apiToken: 't' }], nested: { oldPassword: 'q', x: 1 }, pin: '1234' },
    ['pin'],
  );
  expect(kept).toEqual({ name: 'a', accounts: [{ no: 1 }], nested: { x: 1 } });
});

test('F2: a draft is laid over the start; unknown fields are dropped, left-out ones keep their start', () => {
  const draft = { values: { name: 'typed', gone: 1 }, baseVersion: null, savedAt: 1 };
  expect(restoreDraft({ name: '', password: '' }, draft)).toEqual({ name: 'typed', password: '' });
});

test.each([null, 1, {}, { values: null, savedAt: 1, baseVersion: 1 }, { values: {}, savedAt: 'x', baseVersion: 1 }])(
  '%j is no draft',
  (kept) => {
    expect(isDraft(kept)).toBe(false);
  },
);
