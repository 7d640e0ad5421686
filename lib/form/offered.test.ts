import { expect, it } from 'vitest';
import { offered, stillThere } from './offered';

const rows = [
  { id: 1, status: 1 },
  { id: 2, status: 0 },
  { id: 3, status: 0 },
];
const ids = (held?: Parameters<typeof offered>[1]) => offered(rows, held).map(({ id }) => id);

it('offers what is in use', () => expect([ids(), ids(null), ids([])]).toEqual([[1], [1], [1]]));

it('keeps what the record holds already', () =>
  expect([ids(2), ids([3, 1])]).toEqual([
    [1, 2],
    [1, 3],
  ]));

it('of what was taken over from another record those that are gone are left out, never all of them', () =>
  expect([stillThere([2, 9, 1], rows), stillThere([9], rows), stillThere([], rows), stillThere([1], [])]).toEqual([[2, 1], [9], [], [1]]));
