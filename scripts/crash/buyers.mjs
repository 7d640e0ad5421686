const BUYERS = 8;
const TIMERS = 2;
const JOBS = ['order-close', 'settle', 'coupon-expire', 'licence-activate', 'order-auto-receive'];
const RECEIVER = { name: '王建国', mobile: '13512345678', province: '浙江省', city: '杭州市', district: '西湖区', address: '文三路 1 号' };

/** Lets buyers and timers work until so many writes were acknowledged in all; answers while the others are still under way. */
export async function letBuyersBuy(victim, acknowledged, wanted) {
  const shop = await shopOf(victim);
  let enough;
  const reached = new Promise((done) => {
    enough = done;
  });
  const noted = (write) => {
    acknowledged.push(write);
    if (acknowledged.length >= wanted) enough();
  };
  // They end by the kill: what was not answered by then may or may not have happened.
  for (let number = 0; number < BUYERS; number += 1) void untilKilled(() => wholeOrder(victim, shop, number, noted));
  for (let number = 0; number < TIMERS; number += 1) void untilKilled(() => victim.call('/test/tick', { jobs: JOBS }));
  await reached;
}

async function untilKilled(work) {
  for (;;) {
    try {
      await work();
    } catch (error) {
      // fetch says so when the API goes away in the middle of an answer; anything else is a defect of this script.
      if (error instanceof TypeError || error instanceof SyntaxError) return;
      throw error;
    }
  }
}

async function shopOf(victim) {
  const skus = await victim.rows(`
    select s.id, g.kind from goods_sku s join goods g on g.id = s.goods_id
    where g.status = 1 and g.deleted_at is null and s.status = 1 and s.stock > 5 and g.min_buy = 1 and g.limit_type = 0 and g.store_id in (0, 1, 2)
      and (g.kind = 2 and g.kind_block->'noDeliveryRegions' = '[]' or g.kind = 1 or g.kind = 4 and g.kind_block->>'licenceMode' in ('1', '2'))`);
  const members = await victim.rows('select id from member where status = 1 order by id limit 200');
  return { skus, members: members.map(({ id }) => id) };
}

const pick = (all) => all[Math.floor(Math.random() * all.length)];

/** A recharge, then an order that is left unpaid, paid, or paid and received. */
async function wholeOrder({ call }, { skus, members }, number, noted) {
  const memberId = pick(members.filter((_, index) => index % BUYERS === number));
  const ask = async (path, body, write) => {
    const { code, data } = await call(`/test/storefront/${path}`, body);
    if (code === 0 && write) noted({ ...write, ...data });
    return code === 0 ? data : undefined;
  };
  const sku = pick(skus);
  const receiver = sku.kind === 2 ? RECEIVER : undefined;
  await ask('member/recharge', { memberId, amount: 100_000, channel: 'wechat' }, { does: 'recharge', memberId });
  const placed = await ask('order/place', { memberId, items: [{ skuId: sku.id, count: 1 }], receiver }, { does: 'place' });
  if (!placed || Math.random() < 0.3) return;
  const { orderId } = placed;
  const paid = await ask('order/pay', { orderId, channel: pick(['wechat', 'balance']) }, { does: 'pay', orderId });
  if (paid?.status === 20) await ask('order/receive', { orderId }, { does: 'receive', orderId });
}
