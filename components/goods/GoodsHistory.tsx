'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Column } from '@/components/list/columns/column';
import { textColumn, timeColumn } from '@/components/list/columns/FieldColumns';
import { EmbeddedList } from '@/components/list/EmbeddedList';
import { type GoodsLog, goodsLog } from '@/lib/contract/goods/log';
import { HistoryChange } from './HistoryChange';

/** What happened to goods: who, what, before and after, newest first. */
export function GoodsHistory({ goodsId }: { goodsId: number }) {
  const t = useTranslations('goods');
  const fixed = useMemo(() => ({ id: goodsId }), [goodsId]);
  const columns = useMemo(
    (): readonly Column<GoodsLog>[] => [
      timeColumn('createTime', t('history.time'), 158),
      textColumn('operatorName', t('history.operator'), 96),
      { key: 'action', header: t('history.action'), width: 110, card: 'title', cell: ({ action }) => t(`history.actions.${action}`) },
      { key: 'change', header: t('history.change'), width: 440, cell: (row) => <HistoryChange row={row} /> },
    ],
    [t],
  );
  return <EmbeddedList resource={goodsLog} fixed={fixed} columns={columns} />;
}
