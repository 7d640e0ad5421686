import type { HomeCarousel } from '@/lib/contract/home-carousel';
import { type LayoutBlock, layoutBlocks } from '@/lib/contract/home-layout';
import { campaignStates } from '@/lib/contract/states/campaign';
import { onOff } from '@/lib/contract/states/on-off';

/** CarouselPosition. */
export const carouselPosition = { top: 1, middle: 2 } as const;

/** What of an entry of the carousel can be seen. */
export type ShownEntry = Pick<HomeCarousel, 'image' | 'title' | 'position' | 'mediaType' | 'sort' | 'status'> & {
  readonly id?: number | undefined;
};

/** Entries as the home page shows them, larger sort first; one that is being edited stands in for what is saved of it. */
export function shownEntries(saved: readonly HomeCarousel[], storeId: number, edited: ShownEntry | undefined): ShownEntry[] {
  const running = saved.filter((entry) => entry.storeId === storeId && entry.state === campaignStates.running && entry.id !== edited?.id);
  const all: ShownEntry[] = edited?.status === onOff.on ? [...running, edited] : running;
  return all.sort((one, other) => other.sort - one.sort || (other.id ?? 0) - (one.id ?? 0));
}

/** Blocks above the middle of the page: what leads into the shop, before goods and stores. */
const UPPER: readonly string[] = ['search', 'carousel', 'kingKong', 'notice', 'coupon'];
const STANDARD: readonly LayoutBlock[] = Object.keys(layoutBlocks).map((key, index) => ({ key, name: '', sort: index, visible: 1 }));

/** Shown blocks in their order, and behind which of them the carousel of 首页中部 stands: before the first of goods or stores. */
export function shownBlocks(blocks: readonly LayoutBlock[] = STANDARD): { shown: LayoutBlock[]; middle: number } {
  const shown = blocks.filter(({ visible }) => visible === 1).sort((one, other) => one.sort - other.sort);
  const first = shown.findIndex(({ key }) => !UPPER.includes(key));
  return { shown, middle: first === -1 ? shown.length : first };
}
