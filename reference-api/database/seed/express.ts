import { DAY_MS } from '@/lib/format/shanghai-time';
import type { express } from '@/reference-api/database/schema/express';

/** The companies that 导入常用快递 knows (finance.md 3). */
const COMMON = [
  ['SF', '顺丰速运', '95338'],
  ['STO', '申通快递', '95543'],
  ['YTO', '圆通速递', '95554'],
  ['ZTO', '中通快递', '95311'],
  ['YD', '韵达速递', '95546'],
  ['JD', '京东物流', '950616'],
  ['EMS', '邮政EMS', '11183'],
  ['YZPY', '中国邮政', '11185'],
] as const;

/** Most of the common companies; the others can still be added. */
export const makeExpress = (now: Date): (typeof express.$inferInsert & { id: number })[] =>
  COMMON.map(([code, name, phone], index) => ({
    ...{ id: index + 1, code, name, phone, isCommon: index < 4 ? 1 : 0, sort: COMMON.length - index },
    createTime: new Date(now.getTime() - 390 * DAY_MS),
  }));
