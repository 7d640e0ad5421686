import { ask, seconds } from './lists-platform.mjs';

const LINES = 10_000;
const GOAL_S = 5;

/** Imports a whole file of cards into the goods that hold most of them. */
export async function reportImport(platform) {
  const { data } = await ask(
    platform,
    'main',
    '/v1/admin/goods/list?kind=1&tab=onSale&sortField=stock&stockMin=20&stockMax=120&pageSize=50',
  );
  const { id } = data.list.find(({ cardStock, storeId }) => cardStock === 1 && storeId === 0);
  const { data: detail } = await ask(platform, 'main', `/v1/admin/goods/info?id=${id}`);
  const mark = Date.now();
  const text = Array.from({ length: LINES }, (_, n) => `bench${mark}-${n}@vip.example----Pw${n}`).join('\n');
  const started = performance.now();
  const response = await fetch(`http://127.0.0.1:${platform.port}/v1/admin/goods/card/import`, {
    method: 'POST',
    headers: { ...platform.headers.main, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ goodsId: id, skuId: detail.skus[0].id, text, separator: '----', dedupe: 1, dryRun: 0 }),
  });
  const { code, msg, data: answer } = await response.json();
  if (code !== 0 || answer.imported !== LINES)
    throw new Error(`the import was answered with ${code} ${msg}: ${answer?.imported} of ${LINES}`);
  const took = seconds(started);
  console.log(`\nImport of ${LINES.toLocaleString('en')} cards: ${took} s${took > GOAL_S ? `, above ${GOAL_S} s` : ''}`);
}
