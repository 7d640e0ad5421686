import { and, eq, gt, sql } from 'drizzle-orm';
import { cashType } from '@/lib/contract/states/cash';
import { DAY_MS } from '@/lib/format/shanghai-time';
import { issueCoupon } from '@/reference-api/commerce/coupon/take-coupon';
import type { Effect } from '@/reference-api/commerce/effect';
import { createGateway } from '@/reference-api/commerce/gateway';
import { signInMember } from '@/reference-api/commerce/member/sign-in';
import { approveStoreApply, rejectStoreApply } from '@/reference-api/commerce/store-apply/decide';
import { payStoreApply, submitStoreApply } from '@/reference-api/commerce/store-apply/submit';
import { applyCash } from '@/reference-api/commerce/withdrawal/apply-cash';
import { approveCash, failCash, payCash, rejectCash } from '@/reference-api/commerce/withdrawal/decide-cash';
import { distributor } from '@/reference-api/database/schema/distributor';
import { member } from '@/reference-api/database/schema/member';
import { store } from '@/reference-api/database/schema/store';
import { jobs } from '@/reference-api/jobs/registry';
import { type Cast, FINANCE, HOUR, LEAD, SERVICE } from './cast';
import type { Play } from './play';

const BUYER = { type: 1, name: '' } as const;
/** Not what belongs to the API itself, nor what a demo has none of. */
const TIMERS = jobs.filter(
  ({ name }) => !['idempotency-clean', 'token-clean', 'outbox-clean', 'outbox-send', 'goods-on-sale', 'store-expire'].includes(name),
);

/** What comes back every day beside orders: timers, sign-ins, coupons by hand, withdrawals. */
export function dayRoutine(play: Play, cast: Cast, start: number, log: Parameters<(typeof jobs)[number]['run']>[0]['log']): void {
  const { random, members, coupons } = cast;
  for (const hour of [1, 7, 13, 19]) play.at(start + hour * HOUR, (effect) => runTimers(effect, log));
  const known = members.filter(({ status, registerTime }) => status === 1 && registerTime.getTime() < start);
  for (let times = 0; times < 8 && known.length > 0; times += 1) {
    const memberId = random.pick(known).id;
    play.at(start + random.int(7, 23) * HOUR + random.int(0, 59) * 60_000, (effect) => signInMember(effect, { memberId }), BUYER);
  }
  if (random.chance(60) && known.length > 0 && coupons.toIssue.length > 0) {
    const [memberId, couponId] = [random.pick(known).id, random.pick(coupons.toIssue)];
    play.at(start + random.int(9, 18) * HOUR, (effect) => issueCoupon(effect, { couponId, memberId, pieces: random.int(1, 2) }), SERVICE);
  }
  if (random.chance(55)) withdrawal(play, cast, start + random.int(9, 20) * HOUR);
}

export async function runTimers(effect: Effect, log: Parameters<(typeof jobs)[number]['run']>[0]['log']): Promise<void> {
  const clock = { now: () => effect.now, frozen: true, freeze: () => undefined };
  for (const job of TIMERS)
    await job.run({ database: effect.database, clock, keys: effect.keys, gateway: createGateway(), log, webhook: undefined });
}

/** Somebody with money takes some of it out: a store, a distributor, or a member. */
function withdrawal(play: Play, { random }: Cast, at: number): void {
  const applicant = random.pick([1, 2, 2, 3]);
  const fate = random.int(1, 100);
  play.at(
    at,
    async (effect) => {
      const whose = await richest(effect, applicant, random.int(0, 5));
      if (!whose) return;
      const amount = Math.max(1_000, Math.floor((whose.amount * random.int(30, 80)) / 10_000) * 100);
      const type = applicant === 1 ? random.pick([1, 2, 4]) : random.pick([2, 4]);
      const account = type === cashType.balance ? {} : { holder: whose.name, ...receiving(type, random.digits(8)) };
      const { id } = await applyCash(effect, { applicant, memberId: whose.memberId, storeId: whose.storeId, amount, type, account });
      decide(play, id, at + random.int(3, 30) * HOUR, fate, random.digits(16));
    },
    BUYER,
  );
}

/** Where it goes: an account with Alipay is a mobile number, and no bank has a part in it. */
const receiving = (type: number, digits: string) =>
  type === cashType.bank ? { no: `62220212020${digits}`, bankName: '中国工商银行', branch: '杭州分行' } : { no: `138${digits}` };

async function richest({ database }: Effect, applicant: number, skip: number) {
  if (applicant === 2) {
    const [found] = await database
      .select({ storeId: store.id, amount: store.balance, name: store.contactName })
      .from(store)
      .where(and(gt(store.id, 0), gt(store.balance, 5_000)))
      .orderBy(sql`${store.balance} desc`)
      .offset(skip)
      .limit(1);
    return found ? { ...found, memberId: null } : undefined;
  }
  if (applicant === 1) {
    const [found] = await database
      .select({ memberId: distributor.memberId, amount: distributor.commissionAvailable, name: distributor.realName })
      .from(distributor)
      .where(and(eq(distributor.status, 1), gt(distributor.commissionAvailable, 1_200)))
      .orderBy(sql`${distributor.commissionAvailable} desc`)
      .offset(skip)
      .limit(1);
    return found ? { ...found, storeId: 0 } : undefined;
  }
  const [found] = await database
    .select({ memberId: member.id, amount: member.balance, name: member.nickname })
    .from(member)
    .where(and(eq(member.status, 1), gt(member.balance, 2_000)))
    .orderBy(sql`${member.balance} desc`)
    .offset(skip)
    .limit(1);
  return found ? { ...found, storeId: 0 } : undefined;
}

function decide(play: Play, id: number, at: number, fate: number, payNo: string): void {
  if (fate <= 14) {
    play.at(at, (effect) => rejectCash(effect, { id, reason: '收款账号与实名不符' }), FINANCE);
    return;
  }
  play.at(at, (effect) => approveCash(effect, { id, remark: '' }), FINANCE);
  const paid = at + (2 + (fate % 20)) * HOUR;
  if (fate <= 20) {
    play.at(paid, (effect) => failCash(effect, { id, reason: '收款账号异常，银行退回' }), LEAD);
    return;
  }
  const voucher = ['/media/demo/document-4.jpg'];
  play.at(paid, (effect) => payCash(effect, { id, payNo: `ZF${payNo}`, voucher, payTime: effect.now }), LEAD);
}

const NEW_STORES = [
  '良渚数码港',
  '钱塘书房',
  '拱墅小家电',
  '萧山软件服务站',
  '临平生活馆',
  '富阳办公用品店',
  '桐庐特产店',
  '上城设计工作室',
  '之江会员之家',
  '下沙智能体验店',
];

/** People apply for stores of their own: some pay for a plan, some are approved, some are not. */
export function storeApplications(play: Play, { random, members }: Cast, start: number, days: number): void {
  const people = members.filter(({ status, registerTime }, index) => status === 1 && index % 2 === 0 && registerTime.getTime() < start);
  NEW_STORES.forEach((storeName, index) => {
    const person = people[index * 7 + 2];
    if (!person) return;
    // The last ones are so recent that nobody has decided yet.
    const at = index >= 6 ? play.end - random.int(3, 60) * HOUR : start + Math.floor((days * DAY_MS * (index + 1)) / 8);
    const mealId = index % 3 === 2 ? null : 1 + (index % 5);
    play.at(
      at,
      async (effect) => {
        const { id, status } = await submitStoreApply(effect, {
          ...{
            memberId: person.id,
            storeName,
            logo: `/media/demo/front-${index % 8}.jpg`,
            intro: `${storeName}，服务周边居民与企业`,
            mealId,
          },
          ...{ contactName: person.realName || '王晓明', contactMobile: person.mobile, region: ['浙江省', '杭州市', '西湖区'] },
          ...{ address: `文三路 ${100 + index} 号`, longitude: 120.12 + index / 100, latitude: 30.27 + index / 200, levelId: 1 },
        });
        if (status === 9) play.at(at + 5 * 60_000, (later) => payStoreApply(later, { id, channel: 'wechat' }), BUYER);
        const decided = at + random.int(8, 50) * HOUR;
        if (index % 4 === 3) {
          play.at(decided, (later) => rejectStoreApply(later, { id, reason: '门店照片不清晰' }), LEAD);
          return;
        }
        if (index < 6)
          play.at(decided, (later) => approveStoreApply(later, { id, levelId: 1, mealId, username: `newshop${index + 1}` }), LEAD);
      },
      BUYER,
    );
  });
}
