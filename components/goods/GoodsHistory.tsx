'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { TimeText } from '@/components/list/cells/TimeText';
import type { Column } from '@/components/list/columns/column';
import { EmbeddedList } from '@/components/list/EmbeddedList';
import { type GoodsLog, goodsLog } from '@/lib/contract/goods-action';

/** What happened to goods: who, what, before and after, newest first. */
export function GoodsHistory({ goodsId }: { goodsId: number }) {
  const t = useTranslations('goods');
  const enums = useTranslations('enums');
  const fixed = useMemo(() => ({ id: goodsId }), [goodsId]);
  const columns = useMemo((): readonly Column<GoodsLog>[] => {
    const stateOf = (states: GoodsLog['from']) =>
      states ? `${enums(`goodsStatus.${states.status}`)} · ${enums(`auditStatus.${states.auditStatus}`)}` : '';
    const labelOf = (field: string) => (t.has(`fields.${field}`) ? t(`fields.${field}`) : field);
    const change = ({ from, to, changes, reason }: GoodsLog) => {
      const moved = to ? [from ? `${stateOf(from)} → ${stateOf(to)}` : stateOf(to)] : [];
      const edited = changes.map(({ field, before, after }) => `${labelOf(field)}：${shorter(before) || '-'} → ${shorter(after) || '-'}`);
      return [...moved, ...edited, ...(reason ? [reason] : [])].join('；');
    };
    return [
      { key: 'createTime', header: t('history.time'), width: 158, cell: ({ createTime }) => <TimeText time={createTime} /> },
      { key: 'operatorName', header: t('history.operator'), width: 96, cell: ({ operatorName }) => operatorName || '-' },
      { key: 'action', header: t('history.action'), width: 110, card: 'title', cell: ({ action }) => t(`history.actions.${action}`) },
      { key: 'change', header: t('history.change'), width: 440, cell: (row) => <span title={change(row)}>{change(row) || '-'}</span> },
    ];
  }, [t, enums]);
  return <EmbeddedList resource={goodsLog} fixed={fixed} columns={columns} />;
}

const LONGEST = 60;
const shorter = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
