'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { BulkActions } from '@/components/actions/BulkActions';
import { useRecordActions } from '@/components/actions/use-record-actions';
import { ExportSelected } from '@/components/list/export/ExportSelected';
import type { Goods, GoodsFilter } from '@/lib/contract/goods';
import { goodsExport } from '@/lib/contract/goods/action';
import type { GoodsKind } from '@/lib/contract/goods/kind';
import type { ResourceList } from '@/lib/list/resource-list';
import { goodsBulkActions } from './goods-bulk-actions';
import { goodsPlaces } from './goods-places';

/** What can be done with the chosen goods at once (goods.md 4); what lies in the recycle bin only comes back. */
export function GoodsBulk({ list, kind }: { list: ResourceList<Goods, GoodsFilter>; kind: GoodsKind }) {
  const t = useTranslations();
  const { bulk } = useRecordActions(useMemo(() => goodsBulkActions(kind), [kind]));
  const recycled = list.query.tab === 'recycle';
  return (
    <>
      <BulkActions list={list} actions={bulk.filter(({ key }) => (key === 'restore') === recycled)} />
      <ExportSelected list={list} exporter={goodsExport} name={t(goodsPlaces[kind].listTitle)} />
    </>
  );
}
