import { Pool } from 'undici';
import { cpuParts } from './lists-cpu.mjs';
import { ask, seconds, tell } from './lists-platform.mjs';

const STEPS = ['place', 'pay', 'receive'];
/** The licence mode of software that is handed over at payment without a card. */
const GENERATED_KEYS = 2;
/** What the main store fills the stock of a variant up to, and what goods of other stores must have, so that none sells out meanwhile. */
const FULL = 900_000;
const PLENTY = 300;
/** Goods the buyers choose among. */
const WANTED_GOODS = 20;
const MOST_PAGES = 50;
const WARM_UP_MS = 3_000;

/** Lets some buyers place, pay and receive software orders one after the other; prints whole orders a second and where the time went. */
export async function reportOrders(platform, { seconds: wanted, buyers }) {
  const skus = await variantsInPlenty(platform);
  const members = (await ask(platform, 'main', '/v1/admin/member/list?pageSize=50&status=1')).data.list.map(({ id }) => id);
  const pool = new Pool(`http://127.0.0.1:${platform.port}`, { connections: buyers });
  const shop = { pool, skus, members, buyers };
  // Statements get their names and code becomes hot with the first orders of a start.
  await buyersAtOnce(shop, WARM_UP_MS);
  const before = cpuNow(platform);
  const started = performance.now();
  const taken = await buyersAtOnce(shop, wanted * 1000);
  const lasted = Number(seconds(started));
  const cpu = cpuNow(platform);
  await pool.close();
  const whole = taken.receive.length;
  const each = (part) => `${((cpu[part] - before[part]) / whole).toFixed(1)} ms`;
  console.log(`\nWhole orders with ${buyers} buyers at once: ${(whole / lasted).toFixed(0)} a second (${whole} in ${lasted} s),`);
  console.log(`  CPU of each: API ${each('api')}, database ${each('database')}, buyers ${each('buyers')};`);
  console.log(`  medians ${STEPS.map((step) => `${step} ${median(taken[step]).toFixed(0)} ms`).join(', ')}`);
}

/** Variants of software on sale whose keys are generated, with stock for all that will be bought; what earlier runs sold out is passed over. */
async function variantsInPlenty(platform) {
  const skus = [];
  let goods = 0;
  for (let currPage = 1; goods < WANTED_GOODS && currPage <= MOST_PAGES; currPage += 1) {
    const { data } = await ask(platform, 'main', `/v1/admin/goods/list?kind=4&tab=onSale&sortField=stock&pageSize=50&currPage=${currPage}`);
    for (const row of data.list) {
      const found = row.cardStock === 0 && (await isOpen(platform, row.storeId)) ? await plentyOf(platform, row) : [];
      skus.push(...found);
      if (found.length > 0) goods += 1;
    }
    if (data.list.length === 0) break;
  }
  if (skus.length === 0) throw new Error('No software with generated keys has stock enough: fill another platform (--data).');
  return skus;
}

/** The variants of one of the goods that can be bought all the time; those of the main store are filled up for it. */
async function plentyOf(platform, { id, storeId }) {
  const { data: detail } = await ask(platform, 'main', `/v1/admin/goods/info?id=${id}`);
  if (detail.licenceMode !== GENERATED_KEYS) return [];
  const variants = detail.skus.filter(({ status, stock }) => status === 1 && (storeId === 0 || stock >= PLENTY));
  const short = variants.filter(({ stock }) => stock < FULL).map(({ id: skuId, stock }) => ({ skuId, delta: FULL - stock }));
  if (storeId === 0 && short.length > 0) await tell(platform, 'main', '/v1/admin/goods/stock', { id, skus: short, remark: 'bench' });
  return variants.map((sku) => sku.id);
}

/** Whether a store sells at all. */
async function isOpen(platform, storeId) {
  return storeId === 0 || (await ask(platform, 'main', `/v1/admin/store/detail?id=${storeId}`)).data.status === 1;
}

/** Each buyer buys one order after the other until the time is up; answers what each step took in ms. */
async function buyersAtOnce(shop, lasting) {
  const taken = Object.fromEntries(STEPS.map((step) => [step, []]));
  const { skus, members, buyers } = shop;
  const until = performance.now() + lasting;
  const buyer = async (number) => {
    for (let turn = 0; performance.now() < until; turn += 1) {
      const items = [{ skuId: skus[(number + turn * buyers) % skus.length], count: 1 }];
      const { orderId } = await buy(shop, taken, 'place', { memberId: members[(number * 3 + turn) % members.length], items });
      await buy(shop, taken, 'pay', { orderId, channel: 'wechat' });
      await buy(shop, taken, 'receive', { orderId });
    }
  };
  await Promise.all(Array.from({ length: buyers }, (_, number) => buyer(number)));
  return taken;
}

async function buy({ pool }, taken, step, body) {
  const started = performance.now();
  const answer = await pool.request({ path: `/test/storefront/order/${step}`, method: 'POST', body: JSON.stringify(body) });
  const { code, msg, data } = await answer.body.json();
  if (code !== 0) throw new Error(`${step} was answered with ${code} ${msg}`);
  taken[step].push(performance.now() - started);
  return data;
}

/** CPU in ms by part; without figures of the system only that of the buyers is known. */
function cpuNow(platform) {
  const { user, system } = process.cpuUsage();
  return { api: Number.NaN, database: Number.NaN, ...cpuParts(platform), buyers: (user + system) / 1000 };
}

const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
