import { MAIN_STORE } from '@/lib/contract/access';
import type { Coupon } from '@/lib/contract/coupon';
import { couponKind, couponValidity } from '@/lib/contract/coupon/codes';
import { percentTold } from '@/lib/format/discount';
import type { Translate } from '@/lib/format/translate';
import type { Language } from '@/lib/messages/language';
import { yuanCell } from '@/reference-api/crud/export-columns';
import type { ExportColumn } from '@/reference-api/crud/export-csv';

const period = (start: string | null, end: string | null) => (start || end ? `${start ?? ''} ~ ${end ?? ''}` : '');

const validity = (row: Coupon, translate: Translate) =>
  row.validityType === couponValidity.fixedDates
    ? period(row.validStart, row.validEnd)
    : translate(row.afterDays === 0 ? 'coupon.validFromTaking' : 'coupon.validForDays', { after: row.afterDays, days: row.validDays });

/** The columns of the exported list; each language counts a percentage in its own way. */
export const couponExportColumns = (language: Language): readonly ExportColumn<Coupon>[] => [
  { head: 'coupon.columns.id', cell: ({ id }) => id },
  { head: 'coupon.fields.name', of: 'name', cell: ({ name }) => name },
  { head: 'coupon.columns.kind', cell: ({ kind }, translate) => translate(`enums.couponKind.${kind}`) },
  {
    head: 'coupon.columns.value',
    cell: ({ kind, discountPrice, discountPercent }, translate) =>
      kind === couponKind.amountOff
        ? yuanCell(discountPrice)
        : translate('coupon.percentValue', { n: percentTold(discountPercent, language) }),
  },
  { head: 'coupon.columns.threshold', cell: ({ threshold }) => yuanCell(threshold) },
  { head: 'coupon.columns.scope', cell: ({ scope }, translate) => translate(`enums.couponScope.${scope}`) },
  { head: 'coupon.columns.takeType', cell: ({ takeType }, translate) => translate(`enums.couponTake.${takeType}`) },
  { head: 'coupon.columns.valid', cell: validity },
  { head: 'coupon.fields.totalCount', of: 'counts', cell: ({ totalCount }) => totalCount },
  { head: 'coupon.fields.takenCount', of: 'counts', cell: ({ takenCount }) => takenCount },
  { head: 'coupon.fields.usedCount', of: 'counts', cell: ({ usedCount }) => usedCount },
  { head: 'coupon.fields.status', of: 'status', cell: ({ shownStatus }, translate) => translate(`enums.couponStatus.${shownStatus}`) },
  {
    head: 'coupon.fields.storeId',
    of: 'storeName',
    mainOnly: true,
    cell: ({ storeId, storeName }, translate) => (storeId === MAIN_STORE ? translate('coupon.platform') : storeName),
  },
  { head: 'coupon.fields.sort', of: 'sort', cell: ({ sort }) => sort },
  { head: 'coupon.fields.createTime', of: 'createTime', cell: ({ createTime }) => createTime },
];
