import { and, eq, sql } from 'drizzle-orm';
import { orderTransitions, refundFlag } from '@/lib/contract/states/order';
import { DAY_MS, wireTime } from '@/lib/format/shanghai-time';
import { activateSoftware } from '@/reference-api/commerce/delivery/activate-software';
import { deliverAccount } from '@/reference-api/commerce/delivery/deliver-account';
import { replaceDelivery } from '@/reference-api/commerce/delivery/replace-delivery';
import type { Effect } from '@/reference-api/commerce/effect';
import { useLicence } from '@/reference-api/commerce/licence/licence-steps';
import { completeOrder } from '@/reference-api/commerce/order/complete-order';
import { promisedFromNow, resubmitForm, reworkForm } from '@/reference-api/commerce/order/form-steps';
import { logOrder } from '@/reference-api/commerce/order-log';
import { fulfilledPart } from '@/reference-api/commerce/payment/fulfilled-part';
import { moveState } from '@/reference-api/crud/move-state';
import { licence } from '@/reference-api/database/schema/licence';
import { order } from '@/reference-api/database/schema/order';
import { orderDelivery, orderPackage } from '@/reference-api/database/schema/order-history';
import { notify } from '@/reference-api/outbox/notify';
import { afterSale } from './after-sale';
import { type Cast, clerkOf, HOUR, MINUTE } from './cast';
import type { Placed } from './placed';
import type { Play } from './play';

const BUYER = { type: 1, name: '' } as const;

/** What becomes of a paid order, by its kind. */
export function afterPayment(play: Play, cast: Cast, placed: Placed): void {
  const follow = { 1: account, 2: hardware, 3: form, 4: software }[placed.kind];
  follow?.(play, cast, placed);
  afterSale(play, cast, placed);
}

function hardware(play: Play, { random }: Cast, { orderId, at, storeId }: Placed): void {
  const shipAt = at + random.int(2, 40) * HOUR;
  play.at(shipAt, (effect) => ship(effect, orderId, random.digits(13), random.int(1, 6)), clerkOf(storeId));
  if (random.chance(65)) play.at(shipAt + random.int(26, 130) * HOUR, (effect) => completeOrder(effect, { orderId }), BUYER);
}

const COMPANIES = ['SF', 'STO', 'YTO', 'ZTO', 'YD', 'JD'];
const NAMES = ['顺丰速运', '申通快递', '圆通速递', '中通快递', '韵达速递', '京东物流'];

async function ship(effect: Effect, orderId: number, digits: string, expressId: number): Promise<void> {
  const { database, now } = effect;
  const [expressCode = '', expressName = ''] = [COMPANIES[expressId - 1], NAMES[expressId - 1]];
  const trackingNo = `${expressCode}${digits}`;
  const where = sql`${order.refundFlag} <> ${refundFlag.open}`;
  const { status: _set, ...part } = await fulfilledPart(effect, 2);
  await moveState(order, orderId, orderTransitions.hardware.ship, part, { database, where });
  await database.insert(orderPackage).values({ orderId, expressId, expressCode, expressName, trackingNo, createTime: now });
  await logOrder(effect, { orderId, before: 10, after: 20, type: 'ship', content: `${expressName} ${trackingNo}` });
  await tell(effect, orderId, 'orderShipped', `您的订单已发货：${expressName} ${trackingNo}`);
}

function account(play: Play, { random }: Cast, { orderId, at, storeId, status }: Placed): void {
  const clerk = clerkOf(storeId);
  if (status === 10) {
    play.at(
      at + random.int(10, 300) * MINUTE,
      async (effect) => {
        const { rows } = await effect.database.execute<{ pieces: number }>(
          sql`select sum(count - delivered_count)::int as pieces from order_item where order_id = ${orderId}`,
        );
        const contents = Array.from({ length: rows[0]?.pieces ?? 1 }, () => ({
          account: `vip${random.digits(7)}@mail.example`,
          password: `Sh${random.digits(8)}`,
        }));
        await deliverAccount(effect, { orderId, contents });
      },
      clerk,
    );
  }
  if (random.chance(3)) {
    play.at(
      at + random.int(6, 20) * HOUR,
      async (effect) => {
        const [held] = await effect.database
          .select({ id: orderDelivery.id })
          .from(orderDelivery)
          .where(eq(orderDelivery.orderId, orderId))
          .limit(1);
        const content = { account: `new${random.digits(7)}@mail.example`, password: `Rp${random.digits(8)}` };
        if (held) await replaceDelivery(effect, { orderId, deliveryId: held.id, reason: '买家反馈无法登录', content });
      },
      clerk,
    );
  }
  if (random.chance(30)) play.at(at + random.int(8, 60) * HOUR, (effect) => completeOrder(effect, { orderId }), BUYER);
}

function form(play: Play, { random }: Cast, { orderId, at, storeId, status }: Placed): void {
  const clerk = clerkOf(storeId);
  let next = at;
  if (status === 10) {
    next += random.int(1, 9) * HOUR;
    play.at(next, (effect) => accept(effect, orderId), clerk);
  }
  if (random.chance(16)) {
    next += random.int(1, 5) * HOUR;
    play.at(next, (effect) => askForMore(effect, orderId), clerk);
    if (random.chance(25)) return;
    next += random.int(2, 40) * HOUR;
    play.at(next, (effect) => answer(effect, orderId), BUYER);
    next += random.int(1, 6) * HOUR;
    play.at(next, (effect) => accept(effect, orderId), clerk);
  }
  next += random.int(4, 60) * HOUR;
  play.at(next, (effect) => finish(effect, orderId, random.pick(RESULTS)), clerk);
  if (random.chance(5)) {
    next += random.int(2, 20) * HOUR;
    play.at(next, (effect) => reworkForm(effect, { orderId, reason: '结果与要求不一致，请调整' }), BUYER);
    next += random.int(5, 30) * HOUR;
    play.at(next, (effect) => finish(effect, orderId, '已按要求调整完成'), clerk);
  }
  if (random.chance(60)) play.at(next + random.int(3, 60) * HOUR, (effect) => completeOrder(effect, { orderId }), BUYER);
}

const RESULTS = [
  '已办理完成，证书将以快递寄出',
  '初稿已发送至您的邮箱，请确认',
  '业务已受理，受理号已短信通知',
  '已提交官方系统，预计 3 个工作日出结果',
];

async function accept(effect: Effect, orderId: number): Promise<void> {
  const { database, now, operator } = effect;
  const [found] = await database.select({ promiseUntil: order.promiseUntil }).from(order).where(eq(order.id, orderId));
  const promiseUntil = found?.promiseUntil ?? (await promisedFromNow(effect, orderId));
  const changes = { handlerId: operator.adminId ?? null, handlerName: operator.name, acceptTime: now, promiseUntil };
  await moveState(order, orderId, orderTransitions.form.accept, changes, { database });
  await logOrder(effect, { orderId, before: 10, after: 15, type: 'accept' });
}

async function askForMore(effect: Effect, orderId: number): Promise<void> {
  const { database, now } = effect;
  const [found] = await database.select({ fields: order.formSnapshot, status: order.status }).from(order).where(eq(order.id, orderId));
  const asked = (found?.fields ?? []).filter(({ type }) => type === 'image' || type === 'textarea').slice(0, 2);
  if (asked.length === 0) return;
  const supplement = { fieldKeys: asked.map(({ key }) => key), reason: '图片不清晰，请重新上传', time: wireTime(now) };
  await moveState(order, orderId, orderTransitions.form.supplement, { supplement, supplementTime: now, overdue: 0 }, { database });
  await logOrder(effect, { orderId, before: found?.status ?? 15, after: 12, type: 'supplement', content: supplement.reason });
  await tell(effect, orderId, 'orderSupplement', `您的订单需要补充资料：${supplement.reason}`);
}

async function answer(effect: Effect, orderId: number): Promise<void> {
  const [found] = await effect.database
    .select({ asked: order.supplement, fields: order.formSnapshot })
    .from(order)
    .where(eq(order.id, orderId));
  const keys = found?.asked?.fieldKeys ?? [];
  const fields = (found?.fields ?? []).filter(({ key }) => keys.includes(key));
  const values = Object.fromEntries(
    fields.map(({ key, type }) => [
      key,
      type === 'image' ? ['/media/demo/document-5.jpg', '/media/demo/document-6.jpg'].slice(0, 1) : '已补充，请查收',
    ]),
  );
  await resubmitForm(effect, { orderId, values });
}

async function finish(effect: Effect, orderId: number, text: string): Promise<void> {
  const { database } = effect;
  const { status: _set, ...part } = await fulfilledPart(effect, 3);
  const result = { text, images: ['/media/demo/document-1.jpg'], privateNote: '已电话回访' };
  await moveState(order, orderId, orderTransitions.form.finish, { ...part, result }, { database });
  await logOrder(effect, { orderId, before: 15, after: 20, type: 'finish', content: text });
  await tell(effect, orderId, 'orderFinished', '您的订单已处理完成，请确认');
}

function software(play: Play, { random }: Cast, { orderId, at, storeId, status }: Placed): void {
  let ready = at;
  if (status === 10) {
    ready += random.int(20, 600) * MINUTE;
    play.at(ready, (effect) => activateSoftware(effect, { orderId, account: `tenant${orderId}` }), clerkOf(storeId));
  }
  if (random.chance(75)) {
    const device = {
      name: random.pick(['办公室台式机', '我的笔记本', '收银台一号机', '家里的电脑']),
      fingerprint: `FP-${random.digits(12)}`,
    };
    play.at(ready + random.int(1, 70) * HOUR, (effect) => firstUse(effect, orderId, device), BUYER);
  }
  if (random.chance(40)) play.at(ready + random.int(1, 6) * DAY_MS, (effect) => completeOrder(effect, { orderId }), BUYER);
}

async function firstUse(effect: Effect, orderId: number, device: { name: string; fingerprint: string }): Promise<void> {
  const [held] = await effect.database
    .select({ key: licence.key })
    .from(licence)
    .where(and(eq(licence.orderId, orderId), eq(licence.status, 0)))
    .limit(1);
  // The rule of hooks means another kind of use.
  const begin = useLicence;
  if (held) await begin(effect, { key: effect.keys.open(held.key), device });
}

async function tell(effect: Effect, orderId: number, kind: string, text: string): Promise<void> {
  const [found] = await effect.database.select({ memberId: order.memberId }).from(order).where(eq(order.id, orderId));
  await notify(effect, { kind, to: { type: 'member', id: found?.memberId ?? 0 }, text, object: 'order', objectId: orderId });
}
