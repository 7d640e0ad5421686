import { expect, test } from 'vitest';
import { CountChanged, matchingIds } from './all-matching';

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));
const signal = new AbortController().signal;
const asking =
  (rows: { id: number }[]) =>
  async ({ currPage, pageSize }: { currPage: number; pageSize: number }) => ({
    rows: rows.slice((currPage - 1) * pageSize, currPage * pageSize),
    total: rows.length,
  });

test('every page is read, left-out rows are left out', async () => {
  const ids = await matchingIds(asking(rowsOf(123)), { expected: 123, except: new Set([5, 60]), signal });
  expect(ids).toHaveLength(121);
  expect(ids).not.toContain(60);
});

test('a changed number is said before anything is done', async () => {
  await expect(matchingIds(asking(rowsOf(124)), { expected: 123, except: new Set(), signal })).rejects.toEqual(new CountChanged(123, 124));
});

test('a row that moved between pages while they were read counts as a change', async () => {
  const moved = async ({ currPage }: { currPage: number }) => ({ rows: currPage === 1 ? rowsOf(50) : [{ id: 50 }, { id: 51 }], total: 52 });
  await expect(matchingIds(moved, { expected: 52, except: new Set(), signal })).rejects.toBeInstanceOf(CountChanged);
});

test('a cancel stops the reading', async () => {
  const stop = new AbortController();
  const ask = async () => {
    stop.abort();
    return { rows: rowsOf(50), total: 500 };
  };
  await expect(matchingIds(ask, { expected: 500, except: new Set(), signal: stop.signal })).rejects.toThrow(/abort/i);
});
