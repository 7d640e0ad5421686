import { expect, test } from 'vitest';
import { invariants } from '@/reference-api/invariants/check-invariants';
import { emptyDatabase } from './empty-database';
import { keptBooks } from './kept-books';
import { testStack } from './world';
import { reads, writeCounts } from './written-tables';

const world = await testStack({ mayBreak: invariants.map(({ name }) => name) });
const counted = async (statement: string) => {
  const before = await writeCounts(world.pool);
  await world.sql(statement);
  const after = await writeCounts(world.pool);
  return [...(after ?? [])].filter(([table, count]) => before?.get(table) !== count).map(([table]) => table);
};

test('a table counts whatever writes to it, undone or not, and not who reads it', async () => {
  expect(await counted('select * from member')).toEqual([]);
  expect(await counted('update member set points = points + 1 where id = 1')).toEqual(['member']);
  expect(await counted('begin; delete from point_record where id = 1; rollback')).toEqual(['point_record']);
  expect(await counted('with gone as (delete from point_record where id = 1 returning id) select id from gone')).toEqual(['point_record']);
  expect(await counted('begin; truncate point_record; rollback')).toEqual(['point_record']);
});

test('every table that an invariant reads is found in its text', async () => {
  const tables = [...((await writeCounts(world.pool)) ?? [])].map(([table]) => table);
  expect(tables.length).toBeGreaterThan(40);
  for (const { name, broken } of invariants) {
    const [plan] = await world.sql<{ 'QUERY PLAN': unknown }>(`explain (format json) ${broken}`);
    const read = [...JSON.stringify(plan).matchAll(/"Relation Name":"(\w+)"/g)].map(([, table]) => String(table));
    expect(read, name).not.toEqual([]);
    for (const table of read) expect(reads(broken, [table]), `${name} reads ${table}`).toBe(true);
  }
});

const booksOfThisFile = () => {
  const [books] = keptBooks.values();
  if (!books) throw new Error('the books of this file are not kept');
  return books;
};

test('what a transaction writes is looked at once more when it has ended', async () => {
  const books = booksOfThisFile();
  const writer = await world.pool.connect();
  await writer.query('begin');
  await writer.query('update goods set sort = sort where id = 1');
  expect(await books.touched(invariants)).not.toEqual([]);
  await writer.query('commit');
  writer.release();
  expect((await books.touched(invariants)).map(({ name }) => name)).toContain('goods.stock');
  expect(await books.touched(invariants)).toEqual([]);
});

test('invariants are looked at where their tables were written, all where a table was made anew', async () => {
  const books = booksOfThisFile();
  await books.touched(invariants);
  expect(await books.touched(invariants)).toEqual([]);
  await world.sql('update goods set sort = sort where id = 1');
  const names = (await books.touched(invariants)).map(({ name }) => name);
  expect(names).toContain('goods.stock');
  expect(names).not.toContain('point_record.sum');
  await emptyDatabase(world.pool);
  expect(await books.touched(invariants)).toEqual(invariants);
});
