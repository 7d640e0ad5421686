import { MAIN_STORE } from '@/lib/contract/access';
import { codes } from '@/lib/contract/call/codes';
import { blockFields, type GoodsBlock } from '@/lib/contract/goods/block';
import { type GoodsDraft, SUBMISSION } from '@/lib/contract/goods/draft';
import { ACCOUNT, FORM, FROM_STOCK, SOFTWARE } from '@/lib/contract/goods/kind';
import { tooManyCombinations } from '@/lib/contract/goods/rules';
import { saleMode as modes } from '@/lib/contract/states/goods';
import { parseWireTime } from '@/lib/format/shanghai-time';
import type { goods } from '@/reference-api/database/schema/goods';
import { maskedMobile, unmasked } from '@/reference-api/masked';
import { Refusal, refuseField } from '@/reference-api/refusal';
import { cleanHtml, showsSomething } from '@/reference-api/rich-text/clean-html';
import type { Call } from '@/reference-api/serve';
import { commissionOf, requireFittingCommission } from './commissions';
import type { GoodsRecord } from './stored-goods';

type Columns = Partial<typeof goods.$inferInsert>;

/** What a draft writes into the goods row; `record` is what stands there already. */
export async function goodsColumns(draft: GoodsDraft, record: GoodsRecord | null, call: Call): Promise<Columns> {
  const { caller, label } = call;
  const detailHtml = cleanHtml(draft.detailHtml);
  const commission = await commissionOf(draft, record, call);
  if (draft.submit === SUBMISSION) {
    if (!showsSomething(detailHtml)) throw refuseField('detailHtml', 'required', { label: label('detailHtml') });
    if (tooManyCombinations(draft)) throw new Refusal(codes.tooManyCombinations, {}, 'specs');
    await requireFittingCommission({ ...draft, ...commission }, 'secondValue', call);
  }
  const { name, subtitle, keyword, categoryId, unit, cover, images, videoUrl, specType } = draft;
  const { sort, virtualSales, stockWarn, minBuy, limitType, limitNum, givePoints, giveCouponIds } = draft;
  const { pointsDeduct, levelDiscount, couponUsable, saleMode, buyNotice } = draft;
  return {
    ...{ name, subtitle, keyword, categoryId, unit, cover, images, videoUrl, specType, detailHtml, buyNotice, saleMode },
    ...{ sort, virtualSales, stockWarn, minBuy, limitType, limitNum, givePoints, giveCouponIds },
    ...{ pointsDeduct, levelDiscount, couponUsable, ...commission },
    specs: specType === 1 ? draft.specs : [],
    saleTime: saleMode === modes.scheduled ? (parseWireTime(draft.saleTime ?? '') ?? null) : null,
    brandId: draft.kind === FORM ? draft.brandId : null,
    kindBlock: storedBlock(draft, record),
    // The three marks are the main store's to give (goods.md 3.1).
    ...(caller.storeId === MAIN_STORE ? { isRecommend: draft.isRecommend, isHot: draft.isHot, isNew: draft.isNew } : {}),
  };
}

/** Only the fields of the kind are kept; keys of card fields are made here. */
function storedBlock(draft: GoodsDraft, record: GoodsRecord | null): Record<string, unknown> {
  const names = blockFields[draft.kind].filter((name) => name !== 'brandId');
  const block: Partial<GoodsBlock> = Object.fromEntries(names.map((name) => [name, draft[name]]));
  if (draft.kind === ACCOUNT) return { ...block, cardFields: withKeys(draft.cardFields, record) };
  if (draft.kind === SOFTWARE && draft.licenceMode === FROM_STOCK) return { ...block, cardFields: [CODE_FIELD] };
  if (block.returnAddress === undefined) return block;
  const before = record?.kindBlock.returnAddress?.mobile ?? '';
  const mobile = unmasked(block.returnAddress.mobile, before, maskedMobile, 'returnAddress.mobile');
  return { ...block, returnAddress: { ...block.returnAddress, mobile } };
}

/** The single field of software sold from stock (clarifications 3). */
export const CODE_FIELD = { key: 'code', label: '激活码', secret: 1 };

/** Keys that came from here are kept; new fields get the next free one. */
function withKeys(fields: GoodsBlock['cardFields'], record: GoodsRecord | null) {
  const known = new Set((record?.kindBlock.cardFields ?? []).map(({ key }) => key));
  const used = new Set(fields.map(({ key }) => key).filter((key) => known.has(key)));
  let number = 0;
  const nextKey = () => {
    do number += 1;
    while (used.has(`field${number}`) || known.has(`field${number}`));
    used.add(`field${number}`);
    return `field${number}`;
  };
  const taken = new Set<string>();
  return fields.map((field) => {
    const keeps = known.has(field.key) && !taken.has(field.key);
    const key = keeps ? field.key : nextKey();
    taken.add(key);
    return { ...field, key };
  });
}
