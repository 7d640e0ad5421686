import type { GoodsRecord } from '@/lib/contract/goods';
import { blankBlock, readBlock } from '@/lib/contract/goods/block';
import type { GoodsDraft } from '@/lib/contract/goods/draft';
import { SUBMISSION } from '@/lib/contract/goods/draft';
import type { GoodsKind } from '@/lib/contract/goods/kind';
import type { GoodsSkuDraft } from '@/lib/contract/goods/sku';
import { onOff } from '@/lib/contract/states/on-off';
import { yesNo } from '@/lib/contract/states/yes-no';

/** What the form of goods holds: the body of the call, with the version of the record it began with. */
export type GoodsValues = Omit<GoodsDraft, 'submit'> & { submit: 0 | 1; version?: number | undefined };

/** A variant nobody has priced yet: its price is no number rather than nought, so that it is missed. */
export const blankSku = (values: string[] = []): GoodsSkuDraft => ({
  ...{ values, image: '', code: '', marketPrice: 0, costPrice: 0, stock: 0, weightKg: 0 },
  ...{ status: onOff.on, durationUnit: 3, durationNum: 1 },
  price: Number.NaN,
});
/** What the form of new goods starts with. */
export function newGoods(kind: GoodsKind, stockWarn: number): GoodsValues {
  return {
    ...blankBlock(),
    ...{ kind, submit: SUBMISSION, name: '', subtitle: '', keyword: '', categoryId: 0, unit: '件', cover: '', images: [], videoUrl: '' },
    ...{ specType: 0, specs: [], skus: [blankSku()], sort: 0, virtualSales: 0, stockWarn, minBuy: 1, limitType: 0, limitNum: 0 },
    ...{ givePoints: 0, giveCouponIds: [], pointsDeduct: 1, levelDiscount: 1, couponUsable: 1, commissionType: 0 },
    ...{
      firstValue: 0,
      secondValue: 0,
      isRecommend: yesNo.no,
      isHot: yesNo.no,
      isNew: yesNo.no,
      saleMode: 1,
      saleTime: null,
      detailHtml: '',
      buyNotice: '',
    },
  };
}

/**
 * A record as the form edits it: what a person fills in, without the figures and names that change by themselves. The stock it read
 * goes along, so that sales in between are not undone.
 */
export function goodsValues(record: GoodsRecord): GoodsValues {
  const start = newGoods(record.kind, record.stockWarn);
  const filledIn: Partial<GoodsRecord> = Object.fromEntries(Object.entries(record).filter(([name]) => name in start));
  return {
    ...start,
    ...filledIn,
    ...readBlock(record),
    version: record.version,
    submit: SUBMISSION,
    skus: record.skus.map((sku) => ({ ...sku, stockBefore: sku.stock })),
  };
}
