/**
 * Prints what one key costs in the search palette with 1 000 entries: `npx tsx scripts/bench/search.ts`.
 * The goal is a whole frame, 16 ms, for the slowest key (experience.md S9).
 */
import type { Findable } from '@/lib/search/found';
import { pinyinSpeller } from '@/lib/search/pinyin';
import { createSearch } from '@/lib/search/search';

const ENTRIES = 1000;
const sections = ['用户管理', '门店管理', '商品管理', '订单管理', '营销管理', '参数配置', '系统管理'];
const nouns = ['用户', '分销商', '积分', '余额', '优惠券', '硬件商品', '软件服务', '轮播图', '快递公司', '提现申请'];
const endings = ['列表', '分类', '记录', '设置', '等级', '审核'];

const entries: Findable[] = Array.from({ length: ENTRIES }, (_, n) => ({
  id: `/bench/${n}`,
  path: `/bench/section${n % 7}/page${n}`,
  title: `${nouns[n % nouns.length]}${endings[n % endings.length]}${n}`,
  sections: [sections[n % sections.length] ?? ''],
}));

const prepared = performance.now();
const search = createSearch(entries, pinyinSpeller);
console.log(`prepared ${ENTRIES} entries in ${(performance.now() - prepared).toFixed(1)} ms`);

for (const query of ['优惠券列表', 'youhuiquanliebiao', 'yhqlb', 'page99', 'section3/page']) {
  const keys = Array.from(query, (_, at) => query.slice(0, at + 1));
  for (const typed of keys) search(typed);
  const times = keys.map((typed) => {
    const started = performance.now();
    search(typed);
    return performance.now() - started;
  });
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  console.log(`${query.padEnd(20)} mean ${mean.toFixed(2)} ms, slowest ${Math.max(...times).toFixed(2)} ms a key`);
}
