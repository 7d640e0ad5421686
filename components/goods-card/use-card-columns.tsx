'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { CopyText } from '@/components/list/cells/CopyText';
import { MaskedText } from '@/components/list/cells/MaskedText';
import { RowActions } from '@/components/list/cells/RowActions';
import { StatusChip, type StatusKind } from '@/components/list/cells/StatusChip';
import { TimeText } from '@/components/list/cells/TimeText';
import { ACTIONS_KEY, type Column } from '@/components/list/columns/column';
import type { GoodsRecord } from '@/lib/contract/goods';
import type { GoodsCard } from '@/lib/contract/goods-card';
import { cardState } from '@/lib/contract/states/card';
import { useCardCommands } from './use-card-commands';

const KINDS: Readonly<Record<number, StatusKind>> = {
  [cardState.available]: 'running',
  [cardState.locked]: 'waiting',
  [cardState.sold]: 'success',
  [cardState.void]: 'closed',
  [cardState.refunded]: 'failed',
};

/** The columns of the stock of cards. */
export function useCardColumns(record: GoodsRecord): readonly Column<GoodsCard>[] {
  const t = useTranslations('goodsCard.fields');
  const enums = useTranslations('enums.cardStatus');
  const common = useTranslations('common');
  const { reveal, actionsFor } = useCardCommands(record);
  return useMemo(
    () => [
      { key: 'id', header: t('id'), width: 80, card: 'none', cell: ({ id }) => id },
      { key: 'skuId', header: t('skuId'), width: 96, cell: ({ specText }) => specText || '-' },
      {
        key: 'content',
        header: t('content'),
        width: 230,
        card: 'title',
        hideable: false,
        cell: ({ id, contentMask }) => <MaskedText text={contentMask} reveal={reveal && (() => reveal(id))} />,
      },
      { key: 'batchNo', header: t('batchNo'), width: 130, cell: ({ batchNo }) => batchNo },
      {
        key: 'status',
        header: t('status'),
        width: 110,
        card: 'mark',
        cell: ({ status, voidReason }) => (
          <span title={voidReason}>
            <StatusChip kind={KINDS[status] ?? 'closed'} label={enums(String(status))} />
          </span>
        ),
      },
      { key: 'orderNo', header: t('orderNo'), width: 236, cell: ({ orderNo }) => (orderNo ? <CopyText text={orderNo} /> : '-') },
      { key: 'soldTime', header: t('soldTime'), width: 158, card: 'none', cell: ({ soldTime }) => <TimeText time={soldTime} /> },
      { key: 'createTime', header: t('createTime'), width: 158, card: 'none', cell: ({ createTime }) => <TimeText time={createTime} /> },
      {
        key: ACTIONS_KEY,
        header: common('actions'),
        width: 162,
        pinned: 'end',
        hideable: false,
        cell: (row) => <RowActions actions={actionsFor(row)} />,
      },
    ],
    [t, enums, common, reveal, actionsFor],
  );
}
