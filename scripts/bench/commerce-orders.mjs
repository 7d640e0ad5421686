import { cpuOf } from './lists-cpu.mjs';
import { ask, seconds } from './lists-platform.mjs';

const STEPS = ['place', 'pay', 'receive'];
/** The licence mode of software that is handed over at payment without a card. */
const GENERATED_KEYS = 2;

/** Lets some buyers place, pay and receive software orders one after the other; prints whole orders a second and where the time went. */
export async function reportOrders(platform, { seconds: wanted, buyers }) {
  const { data } = await ask(platform, 'main', '/v1/admin/goods/list?kind=4&tab=onSale&sortField=stock&pageSize=50');
  const goods = [];
  for (const each of data.list.filter(({ cardStock }) => cardStock === 0)) if (await isOpen(platform, each)) goods.push(each);
  const skus = [];
  for (const { id } of goods) {
    const { data: detail } = await ask(platform, 'main', `/v1/admin/goods/info?id=${id}`);
    if (detail.licenceMode === GENERATED_KEYS) skus.push(...detail.skus.map((sku) => sku.id));
  }
  const members = (await ask(platform, 'main', '/v1/admin/member/list?pageSize=50&status=1')).data.list.map(({ id }) => id);
  const taken = Object.fromEntries(STEPS.map((step) => [step, []]));
  const until = performance.now() + wanted * 1000;
  const started = performance.now();
  const cpuBefore = cpuOf(platform) ?? Number.NaN;
  let whole = 0;
  const buyer = async (number) => {
    for (let turn = 0; performance.now() < until; turn += 1) {
      const items = [{ skuId: skus[(number + turn * buyers) % skus.length], count: 1 }];
      const { orderId } = await buy(platform, taken, 'place', { memberId: members[(number * 3 + turn) % members.length], items });
      await buy(platform, taken, 'pay', { orderId, channel: 'wechat' });
      await buy(platform, taken, 'receive', { orderId });
      whole += 1;
    }
  };
  await Promise.all(Array.from({ length: buyers }, (_, number) => buyer(number)));
  const lasted = Number(seconds(started));
  const cpu = (cpuOf(platform) ?? Number.NaN) - cpuBefore;
  console.log(`\nWhole orders with ${buyers} buyers at once: ${(whole / lasted).toFixed(0)} a second (${whole} in ${lasted} s),`);
  console.log(
    `  ${(cpu / whole).toFixed(1)} ms CPU of API and database for each; medians ${STEPS.map((step) => `${step} ${median(taken[step]).toFixed(0)} ms`).join(', ')}`,
  );
}

/** Whether the store of goods sells at all. */
async function isOpen(platform, { storeId }) {
  return storeId === 0 || (await ask(platform, 'main', `/v1/admin/store/detail?id=${storeId}`)).data.status === 1;
}

async function buy({ port }, taken, step, body) {
  const started = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/test/storefront/order/${step}`, { method: 'POST', body: JSON.stringify(body) });
  const { code, msg, data } = await response.json();
  if (code !== 0) throw new Error(`${step} was answered with ${code} ${msg}`);
  taken[step].push(performance.now() - started);
  return data;
}

const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
