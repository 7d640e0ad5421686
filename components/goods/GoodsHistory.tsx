'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { TimeText } from '@/components/list/cells/TimeText';
import type { Column } from '@/components/list/columns/column';
import { EmbeddedList } from '@/components/list/EmbeddedList';
import { type GoodsLog, goodsLog } from '@/lib/contract/goods/log';
import { HistoryChange } from './HistoryChange';

/** What happened to goods: who, what, before and after, newest first. */
export function GoodsHistory({ goodsId }: { goodsId: number }) {
  const t = useTranslations('goods');
  const fixed = useMemo(() => ({ id: goodsId }), [goodsId]);
  const columns = useMemo(
    (): readonly Column<GoodsLog>[] => [
      { key: 'createTime', header: t('history.time'), width: 158, cell: ({ createTime }) => <TimeText time={createTime} /> },
      { key: 'operatorName', header: t('history.operator'), width: 96, cell: ({ operatorName }) => operatorName || '-' },
      { key: 'action', header: t('history.action'), width: 110, card: 'title', cell: ({ action }) => t(`history.actions.${action}`) },
      { key: 'change', header: t('history.change'), width: 440, cell: (row) => <HistoryChange row={row} /> },
    ],
    [t],
  );
  return <EmbeddedList resource={goodsLog} fixed={fixed} columns={columns} />;
}
