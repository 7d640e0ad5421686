import { spawnSync } from 'node:child_process';
import { apiFolder } from '../lib/build.mjs';
import { inProject } from '../lib/project.mjs';
import { environmentOf } from './victim.mjs';

/** Writes that were acknowledged and are not there. */
export async function missingWrites({ rows }, acknowledged) {
  const ids = (does) => acknowledged.filter((write) => write.does === does).map(({ orderId }) => orderId);
  const lost = async (does, there) => {
    const found = new Set((await rows(`select id from "order" where id = any($1::int[]) and ${there}`, [ids(does)])).map(({ id }) => id));
    return ids(does)
      .filter((id) => !found.has(id))
      .map((id) => `the acknowledged ${does} of order ${id} is gone`);
  };
  const payments = acknowledged.filter(({ does }) => does === 'pay');
  const numbers = new Map(
    (await rows('select id, pay_no from "order" where id = any($1::int[])', [ids('pay')])).map((row) => [row.id, row.pay_no]),
  );
  return [
    ...(await lost('place', 'true')),
    ...(await lost('pay', 'pay_status = 1')),
    ...(await lost('receive', 'finish_time is not null')),
    ...payments.filter(({ orderId, payNo }) => numbers.get(orderId) !== payNo).map(({ orderId }) => `order ${orderId} has another payment`),
    ...(await missingRecharges(rows, acknowledged)),
  ];
}

async function missingRecharges(rows, acknowledged) {
  const wanted = new Map();
  for (const { does, memberId } of acknowledged) if (does === 'recharge') wanted.set(memberId, (wanted.get(memberId) ?? 0) + 1);
  const found = await rows(
    `select member_id, count(*)::int as times from balance_record where biz_type = 1 and delta >= 100000 and member_id = any($1::int[]) group by 1`,
    [[...wanted.keys()]],
  );
  const times = new Map(found.map((row) => [row.member_id, row.times]));
  return [...wanted].filter(([id, writes]) => (times.get(id) ?? 0) < writes).map(([id]) => `a recharge of member ${id} is gone`);
}

/** What a timer may do to a record once, and did more often. */
export async function workDoneTwice({ rows }) {
  const twice = [
    ['order closed', `select order_id as id from order_log where after = 40 group by 1 having count(*) > 1`],
    ['order completed', `select order_id as id from order_log where type = 'receive' group by 1 having count(*) > 1`],
    ['income booked', `select order_id as id from store_flow where biz_type = 1 group by 1 having count(*) > 1`],
    ['points given', `select member_id as id from point_record where biz_type = 21 group by member_id, biz_no having count(*) > 1`],
  ];
  const found = [];
  for (const [what, query] of twice) for (const { id } of await rows(query)) found.push(`${what} twice: ${id}`);
  return found;
}

/** The invariants that do not hold, as `api:check` tells them. */
export async function brokenBooks(dataDir) {
  const { status, stdout } = spawnSync(process.execPath, [inProject(apiFolder(), 'main.mjs'), 'check'], {
    env: environmentOf(dataDir, { REFERENCE_API_PORT: '0' }),
    encoding: 'utf8',
  });
  const broken = stdout.split('\n').filter((line) => line.startsWith('BROKEN'));
  return status === 0 ? [] : broken.length > 0 ? broken : ['the books could not be checked'];
}
