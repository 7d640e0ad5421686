import { ACCOUNT, FORM, type GoodsKind, HARDWARE, SOFTWARE } from '@/lib/contract/goods/kind';
import type { orderKeywordTypes } from '@/lib/contract/order';
import { orderState } from '@/lib/contract/states/order';

const { unpaid, toProcess, deliveryProblem, awaitingSupplement, processing, fulfilled, completed, closed } = orderState;
type KeywordType = (typeof orderKeywordTypes)[number];

interface KindOfOrder {
  /** Its name in the messages of routes. */
  readonly title: 'hardwareGoodsOrderList' | 'formGoodsOrderList' | 'softwareGoodsOrderList' | 'accountGoodsOrderList';
  /** The states an order of this kind can be in, in the order of its course. */
  readonly states: readonly number[];
  /** The course of a good order, as the steps bar names it. */
  readonly steps: readonly string[];
  /** What a word can be looked for in, beside what all kinds have. */
  readonly keywords: readonly KeywordType[];
}

const kinds: Readonly<Record<GoodsKind, KindOfOrder>> = {
  [HARDWARE]: {
    title: 'hardwareGoodsOrderList',
    states: [unpaid, toProcess, fulfilled, completed, closed],
    steps: ['ordered', 'paid', 'shipped', 'received', 'completed'],
    keywords: ['receiver', 'trackingNo'],
  },
  [ACCOUNT]: {
    title: 'accountGoodsOrderList',
    states: [unpaid, toProcess, deliveryProblem, fulfilled, completed, closed],
    steps: ['ordered', 'paid', 'delivered', 'completed'],
    keywords: [],
  },
  [FORM]: {
    title: 'formGoodsOrderList',
    states: [unpaid, toProcess, awaitingSupplement, processing, fulfilled, completed, closed],
    steps: ['ordered', 'paid', 'reviewed', 'processed', 'confirmed', 'completed'],
    keywords: [],
  },
  [SOFTWARE]: {
    title: 'softwareGoodsOrderList',
    states: [unpaid, toProcess, deliveryProblem, fulfilled, completed, closed],
    steps: ['ordered', 'paid', 'activated', 'completed'],
    keywords: ['key'],
  },
};

export const statesOf = (kind: GoodsKind): readonly number[] => kinds[kind].states;
export const stepsOfKind = (kind: GoodsKind): readonly string[] => kinds[kind].steps;
export const routeTitleOf = (kind: GoodsKind): KindOfOrder['title'] => kinds[kind].title;
export const keywordTypesOf = (kind: GoodsKind): readonly KeywordType[] => [
  'orderNo',
  'nickname',
  'mobile',
  'goodsName',
  ...kinds[kind].keywords,
];
