import { z } from 'zod';
import { listing } from '../call/resource';
import { id, time } from '../field/fields';
import { goodsPath, goodsLabels as labels, readGoods as read } from '../goods';

/** A line of what happened to goods: who, what, before and after (goods.md 5). */
export const goodsLogRow = z.object({
  id,
  goodsId: id,
  action: z.string(),
  from: z.object({ status: z.number().int(), auditStatus: z.number().int() }).nullable(),
  to: z.object({ status: z.number().int(), auditStatus: z.number().int() }).nullable(),
  reason: z.string(),
  /** Fields of an edit, before and after, as text; of a variant with its values. */
  changes: z.array(z.object({ field: z.string(), variant: z.string(), before: z.string(), after: z.string() })),
  operatorName: z.string(),
  createTime: time,
});
export type GoodsLog = z.infer<typeof goodsLogRow>;

const log = listing({
  name: 'goodsLog',
  path: `${goodsPath}/log`,
  row: goodsLogRow,
  filter: z.object({ id }),
  labels,
  read,
});
/** The path has no `/list` (goods.md 5). */
export const goodsLog = { ...log, list: { ...log.list, path: `${goodsPath}/log` as const } };
