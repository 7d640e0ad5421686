import { isLayoutKey, type LayoutBlock, layoutBlocks, settableOf } from '@/lib/contract/home-layout';

/** Blocks numbered by their places, the first one 1; nothing else of them changes. */
export const numbered = (blocks: readonly LayoutBlock[]): LayoutBlock[] => blocks.map((block, index) => ({ ...block, sort: index + 1 }));

/** The blocks with one moved to another place. */
export function movedBlock(blocks: readonly LayoutBlock[], key: string, to: number): LayoutBlock[] {
  const block = blocks.find((each) => each.key === key);
  if (!block) return [...blocks];
  const others = blocks.filter((each) => each.key !== key);
  return numbered([...others.slice(0, to), block, ...others.slice(to)]);
}

/** A heading is the shop's and so in its words: the name the server gives the block, as far as it fits. */
const LONGEST_TITLE = 10;

/** The standard order with everything shown; blocks this console does not know stay at the end as they are. */
export function standardOrder(blocks: readonly LayoutBlock[], nameOf: (key: string) => string): LayoutBlock[] {
  const known = Object.keys(layoutBlocks).map((key) => {
    const block: LayoutBlock = blocks.find((each) => each.key === key) ?? { key, name: nameOf(key), sort: 0, visible: 1 };
    const { title, limit } = settableOf(key);
    return {
      ...block,
      visible: 1 as const,
      ...(title ? { title: (block.name || nameOf(key)).slice(0, LONGEST_TITLE) } : {}),
      ...(limit ? { limit } : {}),
    };
  });
  return numbered([...known, ...blocks.filter(({ key }) => !isLayoutKey(key))]);
}
