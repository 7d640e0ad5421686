'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { BoundActions } from '@/components/actions/use-record-actions';
import { LongNumber } from '@/components/list/cells/LongNumber';
import { MaskedText } from '@/components/list/cells/MaskedText';
import { RowActions } from '@/components/list/cells/RowActions';
import { StatusChip, type StatusKind } from '@/components/list/cells/StatusChip';
import { actionsColumn } from '@/components/list/columns/actions-column';
import type { Column } from '@/components/list/columns/column';
import { stackedTimeColumn } from '@/components/list/columns/FieldColumns';
import { useWrite } from '@/lib/client/use-write';
import { type GoodsCard, goodsCardReveal } from '@/lib/contract/goods-card';
import { cardState } from '@/lib/contract/states/card';

type CardActions = BoundActions<GoodsCard, 'edit' | 'restock' | 'void' | 'delete'>;

const KINDS: Readonly<Record<number, StatusKind>> = {
  [cardState.available]: 'running',
  [cardState.locked]: 'waiting',
  [cardState.sold]: 'success',
  [cardState.void]: 'closed',
  [cardState.refunded]: 'failed',
};

/** The columns of the stock of cards. */
export function useCardColumns({ forRow }: CardActions, mayReveal: boolean): readonly Column<GoodsCard>[] {
  const t = useTranslations('goodsCard.fields');
  const enums = useTranslations('enums.cardStatus');
  const common = useTranslations('common');
  const write = useWrite();
  return useMemo(() => {
    const revealed = async (id: number) => (await write(goodsCardReveal, { query: { id } })).value;
    const columns: readonly Column<GoodsCard>[] = [
      { key: 'id', header: t('id'), width: 80, card: 'none', cell: ({ id }) => id },
      { key: 'skuId', header: t('skuId'), width: 110, cell: ({ specText }) => specText || '-' },
      {
        key: 'content',
        header: t('content'),
        width: 230,
        card: 'title',
        hideable: false,
        cell: ({ id, contentMask }) => <MaskedText text={contentMask} reveal={mayReveal ? () => revealed(id) : undefined} />,
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
      { key: 'orderNo', header: t('orderNo'), width: 160, cell: ({ orderNo }) => <LongNumber text={orderNo} /> },
      stackedTimeColumn('soldTime', t('soldTime'), 97),
      stackedTimeColumn('createTime', t('createTime'), 97),
      actionsColumn(common('actions'), 162, (row) => <RowActions actions={forRow(row)} />),
    ];
    return columns;
  }, [t, enums, common, write, mayReveal, forRow]);
}
