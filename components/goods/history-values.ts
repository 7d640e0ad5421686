import { PER_PIECE, PERCENT } from '@/lib/contract/goods/commission-type';
import { formatFen } from '@/lib/format/money';
import { formatPercent } from '@/lib/format/percent';

const MONEY = new Set(['price', 'marketPrice', 'costPrice', 'freight', 'extraFreight']);
const COMMISSIONS = new Set(['firstValue', 'secondValue']);
const FILES = new Set(['cover', 'images', 'image', 'videoUrl']);
const ENUMS = new Set(['specType', 'limitType', 'commissionType', 'saleMode', 'deliverMode', 'freightType', 'licenceMode', 'durationUnit']);
const SWITCHES = new Set([
  ...['pointsDeduct', 'levelDiscount', 'couponUsable', 'isRecommend', 'isHot', 'isNew'],
  ...['status', 'returnable', 'invoiceable', 'needAudit', 'refundableBeforeProcess', 'renewable'],
]);
const LONGEST = 60;

interface Texts {
  enums(key: string): string;
  common(key: 'on' | 'off'): string;
}

/**
 * A logged value as the form shows it: amounts in 元, choices by name, files by their last part, formatted text without its tags. What
 * a commission is, its type says, where the same step changed that too.
 */
export function historyValue(field: string, text: string, { enums, common }: Texts, commissionType?: string): string {
  if (text === '') return '-';
  if (COMMISSIONS.has(field) && commissionType === String(PERCENT)) return formatPercent(Number(text));
  if (COMMISSIONS.has(field) && commissionType === String(PER_PIECE)) return formatFen(Number(text));
  if (MONEY.has(field)) return formatFen(Number(text));
  if (SWITCHES.has(field)) return common(text === '1' ? 'on' : 'off');
  if (ENUMS.has(field)) return enums(`${field}.${text}`);
  if (FILES.has(field)) return shorter(text.replace(/[^、]*\//g, ''));
  return shorter(
    field === 'detailHtml'
      ? text
          .replace(/<[^>]*>?/g, ' ')
          .replace(/\s+/g, ' ')
          .trim()
      : text,
  );
}

const shorter = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
