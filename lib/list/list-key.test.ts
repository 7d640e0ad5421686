import { describe, expect, test } from 'vitest';
import { listKeyOf } from './list-key';

describe('the key of a list', () => {
  test('is the name of its resource where nothing is fixed', () => {
    expect(listKeyOf('member', {})).toBe('member');
    expect(listKeyOf('member', { parentId: undefined })).toBe('member');
  });
  test('tells lists of one resource apart by their fixed filters', () => {
    const kinds = ['account', 'hardware', 'form', 'software'].map((kind) => listKeyOf('goods', { kind }));
    expect(new Set(kinds).size).toBe(4);
  });
  test('does not depend on the order of the filters', () => {
    expect(listKeyOf('goods', { kind: 'form', storeId: 1 })).toBe(listKeyOf('goods', { storeId: 1, kind: 'form' }));
  });
});
