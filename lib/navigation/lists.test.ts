import { describe, expect, test } from 'vitest';
import { type AskPage, lists } from './lists';

const searches = [
  '',
  '?currPage=2&pageSize=50',
  '?currPage=x&pageSize=999&sortField=nothing&tab=nothing&status=%00',
  `?keyword=${'a'.repeat(5000)}`,
];

describe.each(Object.entries(lists))('the list of %s', (_path, list) => {
  test.each(searches)('reads any address, %j', async (search) => {
    const asked: unknown[] = [];
    const ask = (async (_to: unknown, query: unknown) => {
      asked.push(query);
      return { rows: [], total: 0 };
    }) as AskPage;
    await list.read(search, ask);
    expect(asked).toEqual([expect.objectContaining({ pageSize: expect.any(Number), currPage: expect.any(Number) })]);
  });
});
