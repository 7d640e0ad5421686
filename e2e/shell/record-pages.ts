import type { TestStack } from '../stack/test-stack';

/** Addresses of two pages that each show a record: editors of form goods. Goods of another kind would lead on to the form they have. */
export async function recordPages(world: TestStack): Promise<readonly [string, string]> {
  const goods = await world.sql<{ id: number }>('select id from goods where kind = 3 and deleted_at is null order by id limit 2');
  const [first, second] = goods.map(({ id }) => `/goods/formGoods/editFormGoods/${id}`);
  if (first === undefined || second === undefined) throw new Error('the demo has no two form goods');
  return [first, second];
}
