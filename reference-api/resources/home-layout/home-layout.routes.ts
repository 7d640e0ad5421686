import { and, eq, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import {
  type HomeLayout,
  homeLayoutRead,
  homeLayoutSave,
  isLayoutKey,
  type LayoutBlock,
  layoutBlocks,
  settableOf,
} from '@/lib/contract/home-layout';
import type { Database } from '@/reference-api/database/connect';
import { homeLayout } from '@/reference-api/database/schema/home';
import { Refusal } from '@/reference-api/refusal';
import { type Api, serve } from '@/reference-api/serve';
import { saveValues, storedValues } from '@/reference-api/settings/save-settings';

/** Mounts the order of the home page's blocks (parameter.md 3). */
export function mountHomeLayout(api: Api): void {
  serve(api, homeLayoutRead, async ({ database, caller }) => ({
    ...(await storedValues(caller.storeId, BESIDE, database)),
    ...(await layoutOf(caller.storeId, database)),
  }));

  serve(api, homeLayoutSave, async (call) => {
    const { body, database, now } = call;
    const { list: blocks, version, ...more } = body;
    requireSound(blocks);
    const { storeId } = call.caller;
    await database.insert(homeLayout).values({ storeId, blocks: standardBlocks(), updateTime: now }).onConflictDoNothing();
    const { rowCount } = await database
      .update(homeLayout)
      .set({ blocks, updateTime: now, version: sql`${homeLayout.version} + 1` })
      .where(and(eq(homeLayout.storeId, storeId), eq(homeLayout.version, version)));
    if (rowCount === 0) throw new Refusal(codes.versionConflict);
    // What a newer console sends beside the blocks comes back to it.
    if (Object.keys(more).length > 0) await saveValues(storeId, BESIDE, more, call);
    return null;
  });
}

/** Where what stands beside the blocks is kept. */
const BESIDE = 'homeLayout';

/** The layout of a store: as it was saved, with blocks that came later at its end; the standard one until it saves its own. */
export async function layoutOf(storeId: number, database: Database): Promise<HomeLayout> {
  const [saved] = await database.select().from(homeLayout).where(eq(homeLayout.storeId, storeId));
  if (!saved) return { list: standardBlocks(), version: 1 };
  const list: LayoutBlock[] = saved.blocks.map((block) => ({ ...block, visible: block.visible === 0 ? 0 : 1 }));
  const missing = standardBlocks().filter(({ key }) => !list.some((block) => block.key === key));
  const last = Math.max(0, ...list.map(({ sort }) => sort));
  const later = missing.map((block, index) => ({ ...block, sort: last + index + 1, visible: 0 as const }));
  return { list: [...list, ...later].sort((one, other) => one.sort - other.sort), version: saved.version };
}

/** Headings until a store writes its own; typed text, so they stay as they are in every language. */
const names = {
  search: '搜索栏',
  carousel: '轮播图',
  kingKong: '金刚区',
  notice: '公告',
  coupon: '优惠券',
  accountGoods: '账号商品',
  hardwareGoods: '硬件商品',
  formGoods: '表单商品',
  softwareGoods: '软件服务',
  store: '附近门店',
  recommend: '为你推荐',
} as const satisfies Record<keyof typeof layoutBlocks, string>;

const standardBlocks = (): LayoutBlock[] =>
  Object.keys(layoutBlocks)
    .filter(isLayoutKey)
    .map((key, index) => {
      const { title, limit } = settableOf(key);
      return { key, name: names[key], sort: index + 1, visible: 1, ...(title ? { title: names[key] } : {}), ...(limit ? { limit } : {}) };
    });

function requireSound(list: readonly LayoutBlock[]): void {
  if (new Set(list.map(({ key }) => key)).size !== list.length) throw new Refusal(codes.blockDuplicated);
  if (!list.some(({ visible }) => visible === 1)) throw new Refusal(codes.noBlockShown);
}
