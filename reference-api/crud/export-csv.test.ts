import { DrizzleQueryError } from 'drizzle-orm/errors';
import { beforeAll, expect, it } from 'vitest';
import { memberExport } from '@/lib/contract/member/action';
import { memberSpec } from '@/reference-api/resources/member/member-spec';
import { serveStream } from '@/reference-api/serve';
import { testStack } from '@/reference-api/testing/world';
import { exportCsv } from './export-csv';

const world = await testStack();

/** An export whose rows cannot be read from one step of the cursor on. */
const failingAt = (failing: number) => {
  const path = `/v1/admin/failing-export/${failing}` as const;
  const endpoint = { ...memberExport, path };
  let step = 0;
  const rows: typeof memberSpec.rows = (records, call) => {
    if (step++ < failing) return memberSpec.rows(records, call);
    step = 0;
    throw new DrizzleQueryError('select', ['13800000000'], new Error('connection lost'));
  };
  const columns = [{ head: 'member.fields.nickname', cell: ({ nickname }: { nickname: string }) => nickname }];
  serveStream(world.api, endpoint, (call) => exportCsv({ ...memberSpec, rows }, call, { title: 'route.memberList', columns }));
  return endpoint;
};
const [atOnce, later] = [failingAt(0), failingAt(1)];
const admin = await world.as('admin');

beforeAll(async () => {
  await world.sql(`insert into member (nickname, mobile, level_id, register_time)
    select '很多人', '1990000' || lpad(n::text, 4, '0'), (select min(id) from member_level), now() from generate_series(1, 600) n`);
});

it('a file whose first rows cannot be read is an error that is answered, not a file of none', async () => {
  const answer = await admin.fetch(atOnce);
  expect(answer.headers.get('content-type')).toContain('json');
  expect(await answer.json()).toMatchObject({ code: 50001 });
});

it('a file that breaks off says why without the values of its query, and its slot is free again', async () => {
  for (let times = 0; times < 3; times += 1) {
    const answer = await admin.fetch(later);
    expect(answer.headers.get('content-type')).toContain('csv');
    const why = await answer.text().catch((error: unknown) => error);
    expect(why).toBeInstanceOf(Error);
    expect(String(why)).toContain('connection lost');
    expect(String(why)).not.toContain('13800000000');
  }
});
