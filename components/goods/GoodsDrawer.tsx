'use client';
import { useTranslations } from 'next-intl';
import { useRecordActions } from '@/components/actions/use-record-actions';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { RecordDrawer } from '@/components/records/RecordDrawer';
import { readOptions } from '@/lib/client/resource-queries';
import { type GoodsRecord, goodsInfo } from '@/lib/contract/goods';
import { sellsCards } from '@/lib/contract/goods/kind';
import { formatFen } from '@/lib/format/money';
import { groupedNumber } from '@/lib/format/number-suffix';
import { AuditChip, GoodsStatusChip } from './GoodsChips';
import { GoodsDetail } from './GoodsDetail';
import { GoodsHistory } from './GoodsHistory';
import { GoodsProfile } from './GoodsProfile';
import { goodsActions } from './goods-actions';

/** One goods record: its states, what it offers, and what happened to it. */
export function GoodsDrawer({ payload: { id } }: DialogProps<{ id: number }, undefined>) {
  const t = useTranslations('goods');
  const { forRow } = useRecordActions(goodsActions);
  const facts = ({ priceMin, priceMax, totalStock, sales, categoryName, storeName, auditReason }: GoodsRecord) => [
    { label: t('fields.price'), value: priceMin === priceMax ? formatFen(priceMin) : `${formatFen(priceMin)} - ${formatFen(priceMax)}` },
    { label: t('fields.stock'), value: groupedNumber(totalStock) },
    { label: t('fields.sales'), value: groupedNumber(sales) },
    { label: t('fields.categoryId'), value: categoryName || '-' },
    { label: t('fields.storeId'), value: storeName },
    ...(auditReason ? [{ label: t('fields.auditReason'), value: auditReason }] : []),
  ];
  return (
    <RecordDrawer
      query={readOptions(goodsInfo, { id })}
      waitingTitle={`#${id}`}
      title={({ name }) => name}
      chips={(record) => (
        <>
          <GoodsStatusChip status={record.status} />
          <AuditChip {...record} />
        </>
      )}
      actions={(record) => forRow({ ...record, cardStock: sellsCards(record) ? 1 : 0 })}
      facts={facts}
      panels={[
        { key: 'profile', label: t('drawer.profile'), draw: (record) => <GoodsProfile record={record} /> },
        { key: 'detail', label: t('fields.detailHtml'), draw: (record) => <GoodsDetail html={record.detailHtml} /> },
        { key: 'history', label: t('drawer.history'), draw: (record) => <GoodsHistory goodsId={record.id} /> },
      ]}
    />
  );
}
