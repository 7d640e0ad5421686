'use client';
import Button from '@mui/material/Button';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { lazy, useMemo } from 'react';
import { ExportMenu } from '@/components/list/export/ExportMenu';
import { ListPage } from '@/components/list/ListPage';
import type { RowPanel } from '@/components/list/table/row-panel';
import { ViewTabs } from '@/components/list/views/ViewTabs';
import { GOODS_TABS, type Goods, goods } from '@/lib/contract/goods';
import { goodsExport } from '@/lib/contract/goods/action';
import type { GoodsKind } from '@/lib/contract/goods/kind';
import { useResourceList } from '@/lib/list/use-resource-list';
import { GoodsFilters } from './GoodsFilters';
import { goodsPlaces } from './goods-places';
import { useGoodsActions } from './use-goods-actions';
import { useGoodsColumns } from './use-goods-columns';
import { useMayMake } from './use-may-make';
import { VariantsPanel } from './VariantsPanel';

const GoodsBulk = lazy(() => import('./GoodsBulk').then((module) => ({ default: module.GoodsBulk })));

/** The list of goods of one kind (goods.md 4). */
export function GoodsList({ kind }: { kind: GoodsKind }) {
  const t = useTranslations('goods');
  const all = useTranslations();
  const list = useResourceList(goods, { fixed: { kind } });
  const actions = useGoodsActions();
  const columns = useGoodsColumns(kind, actions);
  const places = goodsPlaces[kind];
  const add = useMayMake(kind) && (
    <Button variant="contained" component={Link} href={places.create} prefetch={false}>
      {all(places.createTitle)}
    </Button>
  );
  const buttons = (
    <>
      {add}
      <ExportMenu list={list} exporter={goodsExport} name={all(places.listTitle)} />
    </>
  );
  const tabs = GOODS_TABS.map((value) => ({ value, label: t(`tabs.${value}`), countKey: value }));
  const panel = useMemo(
    (): RowPanel<Goods> => ({
      label: t('fields.specs'),
      draw: (row) => <VariantsPanel goods={row} mayEdit={actions.mayEdit(row)} />,
      has: ({ skuCount }) => skuCount > 0,
    }),
    [t, actions],
  );
  return (
    <ListPage
      list={list}
      columns={columns}
      filters={<GoodsFilters list={list} kind={kind} actions={buttons} />}
      tabs={<ViewTabs list={list} name="tab" label={t('fields.status')} tabs={tabs} />}
      bulk={<GoodsBulk list={list} kind={kind} />}
      panel={panel}
      emptyAction={add}
    />
  );
}
