import { z } from 'zod';
import { mainStoreOnly, needs, needsAny } from '../access';
import { bulkAnswer } from '../call/bulk';
import { endpoint } from '../call/endpoint';
import { exportOf } from '../call/listing-calls';
import type { ResourceName } from '../call/resource-name';
import { fen, flag, id, idList, keyword, nothing, version, wholeBetween } from '../field/fields';
import { goods, goodsFilter, goodsPath, goodsLabels as labels, goodsWritten as written } from '../goods';
import { auditState, goodsState } from '../states/goods';
import { goodsKindField, queriedKind } from './kind-field';
import { LARGEST_STOCK } from './sku';
import { writeGoods as write } from './write-access';

/** Categories count their goods, and each change is logged. */
const changes: readonly ResourceName[] = ['goodsCategory', 'goodsLog'];
const bulk = { access: write, method: 'PUT', idempotent: true, data: bulkAnswer, labels, changes } as const;
const one = { access: write, method: 'PUT', data: written, labels, changes } as const;

/** 1 on sale, 0 off sale, -1 recycle bin. The main store takes other stores' goods off sale with a reason. */
export const goodsStatus = endpoint({
  ...bulk,
  name: 'goods.status',
  path: `${goodsPath}/status`,
  body: z.object({
    ids: idList,
    status: z.literal([goodsState.onSale, goodsState.offSale, goodsState.recycled]),
    reason: z.string().trim().max(200).default(''),
  }),
});

export const goodsRestore = endpoint({
  ...bulk,
  name: 'goods.restore',
  path: `${goodsPath}/restore`,
  body: z.object({ ids: idList }),
});

export const goodsRemove = endpoint({
  name: 'goods.remove',
  method: 'DELETE',
  path: `${goodsPath}/{id}`,
  access: write,
  query: z.object({ id }),
  data: nothing,
  changes,
});

/** 2 approved, 3 rejected with a reason. */
export const goodsAudit = endpoint({
  ...bulk,
  name: 'goods.audit',
  path: `${goodsPath}/audit`,
  access: mainStoreOnly(needs('admin_P2', 'admin_P2.audit')),
  body: z
    .object({ ids: idList, result: z.literal([auditState.approved, auditState.rejected]), reason: z.string().trim().max(200).default('') })
    .refine(({ result, reason }) => result === auditState.approved || reason !== '', { params: { rule: 'required' }, path: ['reason'] }),
  labels: 'goods.auditDialog',
});

export const goodsWithdraw = endpoint({
  ...one,
  name: 'goods.withdraw',
  path: `${goodsPath}/withdraw-audit`,
  body: z.object({ id }),
});

export const GOODS_FLAGS = ['isRecommend', 'isHot', 'isNew'] as const;
export const goodsFlag = endpoint({
  ...bulk,
  name: 'goods.flag',
  path: `${goodsPath}/flag`,
  access: mainStoreOnly(write),
  body: z.object({ ids: idList, field: z.enum(GOODS_FLAGS), value: flag }),
});

export const goodsCategoryMove = endpoint({
  ...bulk,
  name: 'goods.categoryMove',
  path: `${goodsPath}/category-move`,
  body: z.object({ ids: idList, categoryId: id }),
});

export const goodsSort = endpoint({
  ...one,
  name: 'goods.sort',
  path: `${goodsPath}/sort`,
  body: z.object({ id, sort: wholeBetween(0, 9999) }),
});

/** Adds to and takes from typed stock; the result stays between 0 and 999 999. */
export const goodsStock = endpoint({
  ...one,
  name: 'goods.stock',
  path: `${goodsPath}/stock`,
  idempotent: true,
  body: z.object({
    id,
    skus: z
      .array(z.object({ skuId: id, delta: z.number().int().min(-LARGEST_STOCK).max(LARGEST_STOCK) }))
      .min(1)
      .max(200),
    remark: z.string().trim().max(100).default(''),
  }),
});

export const goodsPrice = endpoint({
  ...one,
  name: 'goods.price',
  path: `${goodsPath}/price`,
  body: z.object({
    id,
    version,
    skus: z
      .array(
        z
          .object({
            skuId: id,
            price: fen.refine((value) => value >= 1 && value <= 999_999_999, { params: { rule: 'range', min: 0.01, max: 9_999_999.99 } }),
            marketPrice: fen.min(0).max(999_999_999).optional(),
          })
          .refine(({ price, marketPrice }) => !marketPrice || marketPrice >= price, {
            params: { rule: 'marketPriceTooLow' },
            path: ['marketPrice'],
          }),
      )
      .min(1)
      .max(200),
  }),
});

/** Makes a draft of the same goods. */
export const goodsCopy = endpoint({
  ...one,
  name: 'goods.copy',
  method: 'POST',
  path: `${goodsPath}/copy`,
  idempotent: true,
  body: z.object({ id }),
});

/** Goods to choose from, at most 20. */
export const goodsOptions = endpoint({
  name: 'goods.options',
  method: 'GET',
  path: `${goodsPath}/options`,
  access: needsAny('admin_P2', 'admin_P5', 'admin_P6'),
  query: z.object({
    kind: queriedKind.optional(),
    keyword,
    onSale: z.coerce.number().pipe(flag).optional(),
    ids: idList.optional(),
  }),
  data: z.array(
    z.object({
      id,
      name: z.string(),
      cover: z.string(),
      kind: goodsKindField,
      priceMin: fen,
      priceMax: fen,
      skus: z.array(z.object({ id, specText: z.string(), price: fen })),
    }),
  ),
});

export const goodsExport = exportOf(goods, goodsFilter);
