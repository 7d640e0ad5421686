import { z } from 'zod';
import { needs } from './access';
import { bulkAnswer } from './call/bulk';
import { endpoint } from './call/endpoint';
import { listing } from './call/resource';
import type { ResourceName } from './call/resource-name';
import { stateAnswer } from './call/state-answer';
import { id, idList, nothing, text, time } from './field/fields';
import { separator } from './goods/block';

/** A card of the stock (goods.md 6); its content is masked and revealed on demand. */
export const goodsCardRow = z.object({
  id,
  goodsId: id,
  skuId: id,
  specText: z.string(),
  contentMask: z.string(),
  status: z.number().int(),
  batchNo: z.string(),
  orderNo: z.string(),
  memberNickname: z.string(),
  soldTime: time.nullable(),
  lockUntil: time.nullable(),
  voidReason: z.string(),
  createTime: time,
});
export type GoodsCard = z.infer<typeof goodsCardRow>;

/** Field by key; the single code of software is called `code` (clarifications 3). */
export const cardContent = z.record(z.string(), z.string().trim().min(1).max(500));

const read = needs('admin_P2');
const write = needs('admin_P2', 'admin_P2.card');
const base = '/v1/admin/goods/card';
const labels = 'goodsCard.fields';
/** Cards are the stock of their goods. */
const changes: readonly ResourceName[] = ['goods', 'goodsLog'];

const filters = {
  status: z.coerce.number().int().optional(),
  skuId: z.coerce.number().int().optional(),
  batchNo: z.string().trim().max(40).optional(),
  /** Exact content, found by its hash. */
  keyword: z.string().trim().max(500).optional(),
  startTime: time.optional(),
  endTime: time.optional(),
};

/** How many cards are in each state, whatever state is asked for. */
const cardSums = z
  .object({ total: z.number(), available: z.number(), locked: z.number(), sold: z.number(), void: z.number(), pending: z.number() })
  .partial();
export type CardSums = z.infer<typeof cardSums>;

export const goodsCard = listing({
  name: 'goodsCard',
  path: base,
  row: goodsCardRow,
  filter: z.object({ goodsId: z.coerce.number().int(), ...filters }),
  summary: cardSums,
  sortable: ['id'],
  labels,
  read,
});

const bulk = { method: 'PUT', access: write, idempotent: true, data: bulkAnswer, labels } as const;

export const goodsCardCreate = endpoint({
  name: 'goodsCard.create',
  method: 'POST',
  path: base,
  access: write,
  idempotent: true,
  body: z.object({ goodsId: id, skuId: id, content: cardContent }),
  data: z.object({ id }),
  labels,
  changes,
});

export const goodsCardUpdate = endpoint({
  name: 'goodsCard.update',
  method: 'PUT',
  path: base,
  access: write,
  body: z.object({ id, content: cardContent }),
  data: stateAnswer,
  labels,
  changes,
});

export const goodsCardRemove = endpoint({
  name: 'goodsCard.remove',
  method: 'DELETE',
  path: `${base}/{id}`,
  access: write,
  query: z.object({ id }),
  data: nothing,
  changes,
});

/** Removes many cards; each one stands or falls by its own state. */
export const goodsCardsRemove = endpoint({
  ...bulk,
  name: 'goodsCard.removeMany',
  path: `${base}/remove`,
  body: z.object({ ids: idList }),
  changes,
});

export const goodsCardReveal = endpoint({
  name: 'goodsCard.reveal',
  method: 'GET',
  path: `${base}/reveal`,
  access: write,
  query: z.object({ id }),
  data: z.object({ value: z.string(), content: z.record(z.string(), z.string()) }),
});

export const goodsCardVoid = endpoint({
  ...bulk,
  name: 'goodsCard.void',
  path: `${base}/void`,
  body: z.object({ ids: idList, reason: text(1, 100) }),
  changes,
});

export const goodsCardRestock = endpoint({
  ...bulk,
  name: 'goodsCard.restock',
  path: `${base}/restock`,
  body: z.object({ ids: idList }),
  changes,
});

/** Full contents as CSV, behind the login password and logged. */
export const goodsCardExport = endpoint({
  name: 'goodsCard.export',
  kind: 'export',
  method: 'POST',
  path: `${base}/export`,
  access: write,
  body: z.object({ goodsId: id, ...filters, ids: idList.optional(), password: z.string().min(1).max(256) }),
  data: nothing,
  labels,
});

/** Lines of one import, and the largest file. */
export const MAX_CARD_LINES = 10_000;
export const MAX_CARD_FILE_BYTES = 5 * 1024 * 1024;

/** One card a line; `dryRun` counts and changes nothing (open-questions 29). Also taken as multipart with a `file`. */
export const goodsCardImport = endpoint({
  name: 'goodsCard.import',
  kind: 'import',
  method: 'POST',
  path: `${base}/import`,
  access: write,
  idempotent: true,
  body: z.object({
    goodsId: z.coerce.number().int(),
    skuId: z.coerce.number().int(),
    text: z.string(),
    separator,
    dedupe: z.coerce
      .number()
      .pipe(z.union([z.literal(0), z.literal(1)]))
      .default(1),
    dryRun: z.coerce
      .number()
      .pipe(z.union([z.literal(0), z.literal(1)]))
      .default(0),
  }),
  data: z.object({
    total: z.number().int(),
    imported: z.number().int(),
    duplicate: z.number().int(),
    invalid: z.array(z.object({ line: z.number().int(), msg: z.string() })),
    /** Lines that repeat the stock or an earlier line. */
    duplicates: z.array(z.number().int()),
    batchNo: z.string(),
  }),
  labels,
  changes,
});
