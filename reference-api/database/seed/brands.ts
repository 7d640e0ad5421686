import { DAY_MS } from '@/lib/format/shanghai-time';
import type { goodsBrand } from '@/reference-api/database/schema/goods';
import { demoPicture } from './media';

const NAMES = [
  ['知行企服', 'Z', '工商、财税与知识产权一站办理'],
  ['云帆代办', 'Y', '证照与签证资料代办'],
  ['青禾设计', 'Q', '品牌标志与画册设计'],
  ['拾光工作室', 'S', '网店装修与海报定制'],
  ['惠民通', 'H', '居住证与车辆业务协助'],
  ['远见咨询', 'Y', '学历认证与资质申报'],
] as const;

/** Brands of form goods. */
export const makeBrands = (now: Date): (typeof goodsBrand.$inferInsert & { id: number })[] =>
  NAMES.map(([name, firstLetter, intro], index) => ({
    ...{ id: index + 1, name, firstLetter, intro, logo: demoPicture(`icon-${index}`), sort: 60 - index * 10 },
    ...{ status: index === 5 ? 0 : 1, createTime: new Date(now.getTime() - (380 - index) * DAY_MS) },
  }));
