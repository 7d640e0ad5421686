import type { StoreApply } from '@/lib/contract/store-apply';
import { formatFen } from '@/lib/format/money';
import type { ExportColumn } from '@/reference-api/crud/export-csv';

/** The list as a file. */
export const storeApplyColumns: readonly ExportColumn<StoreApply>[] = [
  { head: 'storeApply.fields.applyNo', cell: ({ applyNo }) => applyNo },
  { head: 'storeApply.fields.applicant', cell: ({ nickname, mobile }) => `${nickname} ${mobile}` },
  { head: 'storeApply.fields.storeName', cell: ({ storeName }) => storeName },
  { head: 'storeApply.fields.contact', cell: ({ contactName, contactMobile }) => `${contactName} ${contactMobile}` },
  { head: 'storeApply.fields.region', cell: ({ region }) => region.join(' ') },
  { head: 'storeApply.fields.levelId', cell: ({ levelName }) => levelName },
  { head: 'storeApply.fields.mealId', cell: ({ mealId, mealName, mealPrice }) => (mealId ? `${mealName} ${formatFen(mealPrice)}` : '') },
  { head: 'storeApply.fields.payStatus', cell: ({ payStatus }, translate) => translate(`enums.applyPayStatus.${payStatus}`) },
  { head: 'storeApply.fields.createTime', cell: ({ createTime }) => createTime },
  { head: 'storeApply.fields.status', cell: ({ status }, translate) => translate(`enums.applyStatus.${status}`) },
  { head: 'storeApply.fields.auditor', cell: ({ auditorName, auditTime }) => [auditorName, auditTime].filter(Boolean).join(' ') },
];
