import { count, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Paging } from '@/lib/contract/call/page';
import type { Sorting } from '@/lib/contract/call/resource';
import type { MemberFilter } from '@/lib/contract/member';
import { member } from '@/reference-api/database/schema/member';
import { addMembers } from '@/reference-api/database/seed/bulk/members';
import { memberKeyword } from '@/reference-api/resources/member/member-keyword';
import { memberSpec } from '@/reference-api/resources/member/member-spec';
import { testStack } from '@/reference-api/testing/world';
import type { CrudTable, ListSpec } from './crud-spec';
import { findPage, orderOf } from './find-page';

/** Small enough for a few hundred rows to be many. */
const LIMITS = { counted: 50, countedByWords: 20 };
const ROWS = 600;
const spec = memberSpec as unknown as ListSpec<CrudTable, unknown, unknown>;

const world = await testStack();
beforeAll(async () => {
  await addMembers(world.database, ROWS, new Date());
});

type Asked = Partial<Paging> & Sorting & Pick<MemberFilter, 'keyword'>;

const found = (asked: Asked) => findPage(spec, { currPage: 1, pageSize: 20, ...asked }, memberKeyword(asked.keyword), world, LIMITS);

/** All that match in order, by reading every column of every row and no index of pieces. */
async function plainly({ keyword: words = '', ...sorting }: Asked): Promise<number[]> {
  const rows = await world.database
    .select({ id: member.id })
    .from(member)
    .where(
      sql`strpos(lower(${member.nickname}), lower(${words})) > 0 or strpos(${member.mobile}, ${words}) > 0 or ${member.id}::text = ${words}`,
    )
    .orderBy(...orderOf(spec, sorting));
  return rows.map(({ id }) => id);
}

const page = (ids: readonly number[], currPage: number) => ids.slice((currPage - 1) * 20, currPage * 20);

describe('a page of more rows than are counted', () => {
  it.each(['registerTime', 'points', 'lastLoginTime'])('by %s holds the right rows, whichever end it is read from', async (sortField) => {
    for (const sortOrder of ['asc', 'desc'] as const) {
      const all = await plainly({ sortField, sortOrder });
      for (let currPage = 1; currPage <= ROWS / 20 + 1; currPage += 1)
        expect((await found({ sortField, sortOrder, currPage })).ids, `page ${currPage} ${sortOrder}`).toEqual(page(all, currPage));
    }
  });

  it('domain D16: says how many are there at least, and all of them where they were counted', async () => {
    expect(await found({})).toMatchObject({ totalAtLeast: 50 });
    expect((await found({})).total).toBeGreaterThan(50);
    expect(await found({ exactTotal: 1 })).toMatchObject({ total: ROWS });
    expect(await found({ exactTotal: 1 })).not.toHaveProperty('totalAtLeast');
    const past = await found({ currPage: 1_000 });
    expect([past, past.totalAtLeast]).toEqual([{ ids: [], total: ROWS }, undefined]);
  });
});

describe('a keyword', () => {
  it.each(['云', '云朵', '云朵同', '7', '70', '700', '17000000', '欧阳锋', '%', '_', 'A', '3'])(
    '%s finds what a plain reading finds',
    async (keyword) => {
      const all = await plainly({ keyword });
      for (const currPage of [1, 2]) expect((await found({ keyword, currPage })).ids).toEqual(page(all, currPage));
      const { total, totalAtLeast } = await found({ keyword });
      if (all.length <= 20) expect([total, totalAtLeast]).toEqual([all.length, undefined]);
      else expect(totalAtLeast).toBe(20);
      expect((await found({ keyword, exactTotal: 1 })).total).toBe(all.length);
    },
  );

  it('is met by letters of either case', async () => {
    await world.database.update(member).set({ nickname: 'Ab测试İ' }).where(sql`${member.id} = 5`);
    for (const keyword of ['ab', 'AB测', 'b测试']) expect((await found({ keyword })).ids, keyword).toEqual([5]);
    expect((await world.database.select({ rows: count() }).from(member))[0]?.rows).toBe(ROWS);
  });
});
