import { describe, expect, it } from 'vitest';
import { type Member, member, memberCreate, memberInfo, memberOptions, memberReveal, memberUpdate } from '@/lib/contract/member';
import {
  memberBalance,
  memberExport,
  memberLevelAuto,
  memberLevelChange,
  memberLevelLog,
  memberParent,
  memberPassword,
  memberPoints,
  memberStatusChange,
} from '@/lib/contract/member/action';
import { balanceRecord, pointRecord, pointRecordExport, pointRecordRemark } from '@/lib/contract/member-ledger';
import { parseCsv } from '@/lib/format/csv';
import type { Person } from '@/reference-api/testing/person';
import { handCoupon } from '@/reference-api/testing/shop-for-tests';
import { testStack } from '@/reference-api/testing/world';

const world = await testStack();
const admin = await world.as('admin');
const store1 = await world.as('store1');

const anyOf = async (person: Person, query: Record<string, string | number> = {}): Promise<Member> => {
  const { rows } = await person.ask(member.list, { query: { status: 1, ...query } });
  const [first] = rows;
  if (!first) throw new Error('the seed has no such member');
  return first;
};
const mobileNo = () => `139${String(10_000_000 + (Math.floor(performance.now() * 1000) % 89_999_999))}`;

describe('the list of members', () => {
  it.each(['registerTime', 'points', 'balance', 'payTotal', 'orderCount', 'lastLoginTime'] as const)(
    'is ordered by %s both ways',
    async (sortField) => {
      for (const sortOrder of ['asc', 'desc'] as const) {
        const { rows } = await admin.ask(member.list, { query: { sortField, sortOrder, pageSize: 50 } });
        const values = rows.map((row) => row[sortField] ?? '');
        const sorted = [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0) * (sortOrder === 'asc' ? 1 : -1));
        expect(values).toEqual(sorted);
      }
    },
  );

  it('pages without gaps or repeats', async () => {
    const seen: number[] = [];
    const { total } = await admin.ask(member.list, { query: { pageSize: 50 } });
    for (let currPage = 1; currPage <= Math.ceil(total / 50); currPage += 1) {
      seen.push(...(await admin.ask(member.list, { query: { pageSize: 50, currPage } })).rows.map(({ id }) => id));
    }
    expect(new Set(seen).size).toBe(total);
  });

  it('finds by part of the name, by mobile in full and by number, and masks the mobile', async () => {
    const { id, nickname, mobile } = await anyOf(admin);
    expect(mobile).toMatch(/^1\d\d\*{4}\d{4}$/);
    const { value } = await admin.ask(memberReveal, { query: { id, field: 'mobile' } });
    for (const keyword of [nickname.slice(1, 4), value, String(id)]) {
      const { rows } = await admin.ask(member.list, { query: { keyword, pageSize: 50 } });
      expect(rows.map((row) => row.id)).toContain(id);
    }
    expect(await world.sql(`select 1 from access_log where resource = 'member' and record_id = ${id} and field = 'mobile'`)).toHaveLength(
      1,
    );
  });

  it('takes wildcards of the database as plain letters', async () => {
    const { total } = await admin.ask(member.list, { query: { keyword: '%_%' } });
    expect(total).toBe(0);
  });

  it('agrees with the database under every filter', async () => {
    const cases: [Record<string, string | number>, string][] = [
      [{ levelId: 2 }, 'level_id = 2'],
      [{ status: 0 }, 'status = 0'],
      [{ isDistributor: 1 }, 'is_distributor = 1'],
      [{ storeId: 1 }, 'store_id = 1'],
      [{ orderCountMin: 2, orderCountMax: 4 }, 'order_count between 2 and 4'],
      [{ balanceMin: 1 }, 'balance >= 1'],
      [
        { startTime: '2026-01-01 00:00:00', endTime: '2026-09-30 23:59:59' },
        "register_time >= '2026-01-01 00:00:00+08' and register_time < '2026-10-01 00:00:00+08'",
      ],
    ];
    for (const [query, where] of cases) {
      const { total } = await admin.ask(member.list, { query });
      const [counted] = await world.sql<{ n: number }>(`select count(*) as n from member where ${where}`);
      expect([query, total]).toEqual([query, counted?.n]);
    }
  });

  it('shows another store its own members alone, whatever it asks for', async () => {
    const { rows, total } = await store1.ask(member.list, { query: { storeId: 2, pageSize: 50 } });
    expect(new Set(rows.map(({ storeId }) => storeId))).toEqual(new Set([1]));
    expect(total).toBe((await world.sql<{ n: number }>('select count(*) as n from member where store_id = 1'))[0]?.n);
  });
});

describe('another store', () => {
  it('does not find a foreign member and is refused when it writes to one', async () => {
    const foreign = await anyOf(admin, { storeId: 2 });
    expect((await store1.send(memberInfo, { query: { id: foreign.id } })).code).toBe(40401);
    const body = { id: foreign.id, version: 1, nickname: '改名', mobile: foreign.mobile };
    expect((await store1.send(memberUpdate, { body })).code).toBe(40304);
    const points = { body: { id: foreign.id, delta: 5, remark: '试' } };
    expect((await store1.send(memberPoints, points)).code).toBe(40304);
  });

  it('may neither add members nor move balances', async () => {
    const own = await anyOf(store1);
    expect((await store1.send(memberCreate, { body: { nickname: '新', mobile: mobileNo() } })).code).toBe(40301);
    expect((await store1.send(memberBalance, { body: { id: own.id, delta: 1, remark: '试' } })).code).toBe(40301);
  });
});

describe('adding and editing', () => {
  it('adds a member on the default level', async () => {
    const made = await admin.ask(memberCreate, { body: { nickname: '新来的', mobile: mobileNo() } });
    expect(made).toMatchObject({ nickname: '新来的', levelId: 1, levelLocked: 0, status: 1, storeId: 0, source: 9, points: 0, balance: 0 });
  });

  it('refuses a mobile that is taken, on its field', async () => {
    const { id } = await anyOf(admin);
    const { value } = await admin.ask(memberReveal, { query: { id, field: 'mobile' } });
    const refused = await admin.send(memberCreate, { body: { nickname: '重复', mobile: value } });
    expect(refused).toMatchObject({ code: 60104, msg: '手机号已存在', data: { fieldErrors: [{ field: 'mobile' }] } });
  });

  it('leaves the mobile alone when the masked one comes back', async () => {
    const row = await anyOf(admin);
    const before = await admin.ask(memberReveal, { query: { id: row.id, field: 'mobile' } });
    const saved = await admin.ask(memberUpdate, { body: { ...row, nickname: '换了昵称' } });
    expect(saved).toMatchObject({ nickname: '换了昵称', mobile: row.mobile, version: row.version + 1 });
    expect(await admin.ask(memberReveal, { query: { id: row.id, field: 'mobile' } })).toEqual(before);
  });

  it('refuses a masked mobile that was half edited, and one for a new member', async () => {
    const row = await anyOf(admin);
    const refused = { code: 40001, data: { fieldErrors: [{ field: 'mobile', msg: '手机号格式不正确' }] } };
    expect(await admin.send(memberUpdate, { body: { ...row, mobile: '199****0001' } })).toMatchObject(refused);
    expect(await admin.send(memberCreate, { body: { nickname: '新', mobile: '199****0001' } })).toMatchObject(refused);
  });

  it('refuses the second of two editors', async () => {
    const row = await anyOf(admin);
    await admin.ask(memberUpdate, { body: { ...row, remark: '先' } });
    expect(await admin.send(memberUpdate, { body: { ...row, remark: '后' } })).toMatchObject({ code: 40901 });
  });

  it.each([
    [{ nickname: '' }, 'nickname', '请输入昵称'],
    [{ nickname: '长'.repeat(31) }, 'nickname', '昵称不能超过 30 个字符'],
    [{ mobile: '12345' }, 'mobile', '手机号格式不正确'],
    [{ email: 'not an address' }, 'email', '邮箱格式不正确'],
    [{ birthday: '2999-01-01' }, 'birthday', '生日不能晚于今天'],
  ])('refuses %j', async (change, field, msg) => {
    const row = await anyOf(admin);
    expect(await admin.send(memberUpdate, { body: { ...row, ...change } })).toMatchObject({
      code: 40001,
      msg,
      data: { fieldErrors: [{ field, msg }] },
    });
  });
});

describe('points and balance', () => {
  it('moves both through their ledgers', async () => {
    const row = await anyOf(admin);
    const { points } = await admin.ask(memberPoints, { body: { id: row.id, delta: 120, remark: '补偿' } });
    const { balance } = await admin.ask(memberBalance, { body: { id: row.id, delta: 990, remark: '补偿' } });
    expect([points, balance]).toEqual([row.points + 120, row.balance + 990]);
    const { rows } = await admin.ask(pointRecord.list, { query: { memberId: row.id } });
    expect(rows[0]).toMatchObject({ delta: 120, after: points, bizType: 2, remark: '补偿', operatorName: expect.stringMatching(/./) });
    const flows = await admin.ask(balanceRecord.list, { query: { memberId: row.id } });
    expect(flows.summary).toMatchObject({ income: expect.any(Number), expense: expect.any(Number) });
  });

  it('never goes below zero, even when two people take everything at once', async () => {
    const row = await anyOf(admin);
    await admin.ask(memberPoints, { body: { id: row.id, delta: 10, remark: '先给' } });
    const { points } = await admin.ask(memberInfo, { query: { id: row.id } });
    const answers = await Promise.all([1, 2].map(() => admin.send(memberPoints, { body: { id: row.id, delta: -points, remark: '全部' } })));
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 60101]);
    expect(await admin.send(memberBalance, { body: { id: row.id, delta: -100_000_000, remark: '太多' } })).toMatchObject({
      code: 60102,
      msg: '无法扣减：可用余额不足',
    });
  });

  it('books one row for one key, however often it is sent', async () => {
    const row = await anyOf(admin);
    const sent = { body: { id: row.id, delta: 7, remark: '只一次' }, headers: { 'idempotency-key': 'only-once' } };
    const answers = await Promise.all([admin.send(memberPoints, sent), admin.send(memberPoints, sent)]);
    answers.push(await admin.send(memberPoints, sent));
    const kept = answers.filter(({ code }) => code === 0);
    expect(new Set(kept.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    const { rows } = await admin.ask(pointRecord.list, { query: { memberId: row.id, pageSize: 50 } });
    expect(rows.filter(({ remark }) => remark === '只一次')).toHaveLength(1);
    expect(await admin.send(memberPoints, { ...sent, body: { ...sent.body, delta: 8 } })).toMatchObject({ code: 40904 });
  });

  it.each([0, 1.5, 1_000_001])('refuses to move %s points', async (delta) => {
    const row = await anyOf(admin);
    expect((await admin.send(memberPoints, { body: { id: row.id, delta, remark: '试' } })).code).toBe(40001);
  });

  it('lets the remark of a row change and nothing else', async () => {
    const { rows } = await admin.ask(pointRecord.list, {});
    const [row] = rows;
    await admin.ask(pointRecordRemark, { body: { id: row?.id, remark: '后来写的', delta: 1_000 } });
    const again = await admin.ask(pointRecord.list, { query: { memberId: row?.memberId } });
    expect(again.rows.find(({ id }) => id === row?.id)).toMatchObject({ ...row, remark: '后来写的' });
  });
});

describe('actions', () => {
  it('disables with a reason and enables again, row by row', async () => {
    const row = await anyOf(admin);
    expect(await admin.send(memberStatusChange, { body: { ids: [row.id], status: 0 } })).toMatchObject({ code: 40001, msg: '请输入原因' });
    const answer = await admin.ask(memberStatusChange, { body: { ids: [row.id, 999_999], status: 0, reason: '刷单' } });
    expect(answer).toEqual({ success: 1, failed: [{ id: 999_999, code: 40401, msg: '用户不存在' }] });
    expect((await admin.ask(memberInfo, { query: { id: row.id } })).status).toBe(0);
    await admin.ask(memberStatusChange, { body: { ids: [row.id], status: 1 } });
  });

  it('locks a level chosen by hand, and gives back the one the growth earns', async () => {
    const row = await anyOf(admin, { levelId: 1 });
    await admin.ask(memberLevelChange, { body: { ids: [row.id], levelId: 3, remark: '大客户' } });
    expect(await admin.ask(memberInfo, { query: { id: row.id } })).toMatchObject({ levelId: 3, levelLocked: 1 });
    await admin.ask(memberLevelAuto, { body: { ids: [row.id] } });
    expect(await admin.ask(memberInfo, { query: { id: row.id } })).toMatchObject({ levelId: 1, levelLocked: 0 });
    const { rows } = await admin.ask(memberLevelLog.list, { query: { memberId: row.id } });
    expect(rows.slice(0, 2)).toMatchObject([{ auto: 1 }, { auto: 0, remark: '大客户' }]);
  });

  it('refuses a referrer that is oneself, below oneself or no distributor', async () => {
    const [pair] = await world.sql<{ above: number; below: number }>(
      'select m.parent_id as above, m.id as below from member m join distributor d on d.member_id = m.id and d.status = 1 where m.parent_id is not null limit 1',
    );
    const plain = await anyOf(admin, { isDistributor: 0 });
    const refusal = async (id: number, parentId: number) => (await admin.send(memberParent, { body: { id, parentId } })).code;
    expect(await refusal(plain.id, plain.id)).toBe(60202);
    expect(pair && (await refusal(pair.above, pair.below))).toBe(60203);
    const other = await anyOf(admin, { isDistributor: 0, sortField: 'registerTime', sortOrder: 'asc' });
    expect(await refusal(plain.id, other.id)).toBe(60204);
  });

  it('shows a one-time password once', async () => {
    const row = await anyOf(admin);
    const { tempPassword } = await admin.ask(memberPassword, { body: { id: row.id } });
    expect(tempPassword).toMatch(/^(?=.*[A-Za-z])(?=.*\d).{8,}$/);
    const [kept] = await world.sql<{ password_hash: string }>(`select password_hash from member where id = ${row.id}`);
    expect(kept?.password_hash).not.toContain(tempPassword);
  });

  it('leaves a deregistered member as it is', async () => {
    const row = await anyOf(admin);
    await world.pool.query(`update member set status = -1 where id = ${row.id}`);
    expect((await admin.send(memberUpdate, { body: { ...row, remark: '试' } })).code).toBe(60103);
    expect((await admin.send(memberPoints, { body: { id: row.id, delta: 1, remark: '试' } })).code).toBe(60103);
    await world.pool.query(`update member set status = 1 where id = ${row.id}`);
  });

  it.each([
    ['enabled', (id: number) => admin.send(memberStatusChange, { body: { ids: [id], status: 1, reason: '' } })],
    ['given a password', (id: number) => admin.send(memberPassword, { body: { id } })],
  ])('refuses that a member is %s who deregisters at that moment, instead of bringing it back to life', async (_name, act) => {
    const row = await anyOf(admin);
    const buyer = await world.pool.connect();
    await buyer.query('begin');
    await buyer.query(`update member set status = -1 where id = ${row.id}`);
    const answering = act(row.id);
    await expect
      .poll(
        async () =>
          (await world.sql(`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'update "member"%'`)).length,
      )
      .toBe(1);
    await buyer.query('commit');
    buyer.release();
    const { code, data } = await answering;
    expect(code === 0 ? (data as { failed: { code: number }[] }).failed[0]?.code : code).toBe(60103);
    expect(await world.sql(`select status from member where id = ${row.id}`)).toEqual([{ status: -1 }]);
    await world.pool.query(`update member set status = 1 where id = ${row.id}`);
  });

  it('tells how many coupons a member holds, has used and let expire', async () => {
    const { id } = await anyOf(admin);
    const [first, second] = [await handCoupon(world, id), await handCoupon(world, id)];
    await world.sql(`update member_coupon set status = 3 where id = ${first}`);
    expect((await admin.ask(memberInfo, { query: { id } })).coupons).toEqual({ unused: 1, used: 0, expired: 1 });
    await world.sql(`update member_coupon set status = 4 where id = ${second}`);
    expect((await admin.ask(memberInfo, { query: { id } })).coupons).toEqual({ unused: 0, used: 0, expired: 1 });
  });

  it('offers members by their names, at most twenty', async () => {
    const options = await admin.ask(memberOptions, { query: { keyword: '' } });
    expect(options).toHaveLength(20);
  });
});

describe('exports', () => {
  it('hold the rows of the list in its order, with heads in the language asked for', async () => {
    const query = { status: 1, sortField: 'points', sortOrder: 'desc' };
    const answer = await admin.fetch(memberExport, { query, language: 'en' });
    expect(answer.headers.get('content-disposition')).toMatch(/filename\*=UTF-8''Member%20list-\d{8}-\d{6}\.csv/);
    const [head, ...rows] = parseCsv(await answer.text());
    expect(head?.slice(0, 3)).toEqual(['Member ID', 'Nickname', 'Mobile']);
    const { rows: shown, total } = await admin.ask(member.list, { query: { ...query, pageSize: 50 } });
    expect(rows).toHaveLength(total);
    expect(rows.slice(0, 50).map(([id]) => Number(id))).toEqual(shown.map(({ id }) => id));
  });

  it('leave out the columns the person has hidden', async () => {
    const text = await (await admin.fetch(memberExport, { query: { without: 'points,nosuch,balance' }, language: 'en' })).text();
    const heads = parseCsv(text)[0] ?? [];
    expect(heads).not.toContain('Points');
    expect(heads).not.toContain('Balance');
    expect(heads).toContain('Mobile');
  });

  it('defuse what a spreadsheet would run', async () => {
    const row = await anyOf(admin);
    await admin.ask(memberUpdate, { body: { ...row, nickname: '=HYPERLINK("x")' } });
    const text = await (await admin.fetch(memberExport, { query: { ids: String(row.id) } })).text();
    expect(parseCsv(text)[1]?.[1]).toBe('\'=HYPERLINK("x")');
  });

  it('write signed amounts as numbers', async () => {
    const text = await (await admin.fetch(pointRecordExport, {})).text();
    expect(
      parseCsv(text)
        .slice(1)
        .every((cells) => /^-?\d+$/.test(cells[4] ?? '')),
    ).toBe(true);
  });
});
