import { z } from 'zod';
import { rule, text, wholeBetween } from '../field/fields';
import { moneyBetween } from './values';

const reasons = (missing: string) =>
  z
    .array(text(1, 20))
    .refine((all) => all.length > 0, rule(missing))
    .max(20);

/** Times and limits of orders; each order keeps the moments it was given when it was made (parameter.md 5). */
export const tradeSettings = z.looseObject({
  autoCloseMinutes: wholeBetween(5, 1440).default(30),
  autoReceiveDays: wholeBetween(1, 30).default(7),
  afterSaleDays: wholeBetween(0, 90).default(7),
  formConfirmDays: wholeBetween(1, 30).default(3),
  stockWarn: wholeBetween(0, 9999).default(10),
  minPay: moneyBetween(0, 999_999).default(0),
  refundReasons: reasons('refundReasonsMissing').default(['不想要了', '拍错了', '商品与描述不符', '商品质量问题', '其他']),
  returnReasons: reasons('returnReasonsMissing').default(['商品质量问题', '商品与描述不符', '发错货', '七天无理由', '其他']),
});
