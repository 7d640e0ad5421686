import { administratorOf, type Effect } from '@/reference-api/commerce/effect';
import { flowNo } from '@/reference-api/commerce/ledgers/flow-no';
import { rowsOf } from '@/reference-api/database/statement';
import { EARNED_LEVEL, followGrowth, type Grown } from './change-growth';

/** What a completed order gives its buyer. */
export interface Reward {
  memberId: number;
  points: number;
  growth: number;
  /** Of the row in the ledger of points. */
  bizType: number;
  bizNo: string;
  title: string;
  /** Of the level that follows from the growth. */
  remark: string;
}

const REWARD = `
  with moved as (
    update member set points = points + $2::int, growth = growth + $3::int where id = $1::int
    returning points, store_id, ${EARNED_LEVEL}),
  written as (
    insert into point_record (no, member_id, delta, after, biz_type, biz_no, title, store_id, create_time, operator_name)
    select $4, $1, $2, points, $5::smallint, $6, $7, store_id, $8::timestamptz, $9 from moved where $2 <> 0)
  select "levelId", locked, earned from moved`;

/** Adds points with the row of their ledger, and growth with the level that follows from it, in one step. */
export async function rewardBuyer(effect: Effect, { memberId, points, growth, bizType, bizNo, title, remark }: Reward): Promise<void> {
  if (points === 0 && growth === 0) return;
  const { database, now, operator } = effect;
  const by = administratorOf(operator);
  const values = [memberId, points, growth, flowNo('P', now), bizType, bizNo, title, now.toISOString(), by];
  const [grown] = await rowsOf<Grown>(database, REWARD, values);
  if (growth !== 0) await followGrowth(effect, { memberId, remark }, grown);
}
