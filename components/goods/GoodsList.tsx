'use client';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useMemo } from 'react';
import { useRecordActions } from '@/components/actions/use-record-actions';
import { PlainButtonLink } from '@/components/controls/button/PlainButtonLink';
import { ExportMenu } from '@/components/list/export/ExportMenu';
import { ListPage } from '@/components/list/ListPage';
import type { RowPanel } from '@/components/list/table/row-panel';
import { ViewTabs } from '@/components/list/views/ViewTabs';
import { isOwn } from '@/components/viewer/is-own';
import { useViewer } from '@/components/viewer/viewer-context';
import { GOODS_TABS, type Goods, goods } from '@/lib/contract/goods';
import { goodsExport } from '@/lib/contract/goods/action';
import type { GoodsKind } from '@/lib/contract/goods/kind';
import { useResourceList } from '@/lib/list/use-resource-list';
import { GoodsFilters } from './GoodsFilters';
import { goodsActions } from './goods-actions';
import { goodsPlaces } from './goods-places';
import { mayMake } from './may-make';
import { useGoodsColumns } from './use-goods-columns';

const VariantsPanel = lazy(() => import('./VariantsPanel').then((module) => ({ default: module.VariantsPanel })));
const GoodsBulk = lazy(() => import('./GoodsBulk').then((module) => ({ default: module.GoodsBulk })));

/** The list of goods of one kind (goods.md 4). */
export function GoodsList({ kind }: { kind: GoodsKind }) {
  const t = useTranslations('goods');
  const all = useTranslations();
  const list = useResourceList(goods, { fixed: { kind } });
  const actions = useRecordActions(goodsActions);
  const viewer = useViewer();
  const columns = useGoodsColumns(kind, actions);
  const places = goodsPlaces[kind];
  const add = mayMake(viewer, kind) && (
    <PlainButtonLink variant="contained" href={places.create}>
      {all(places.createTitle)}
    </PlainButtonLink>
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
      draw: (row) => (
        <Suspense fallback={null}>
          <VariantsPanel goods={row} mayEdit={actions.may('edit') && isOwn(row, viewer)} />
        </Suspense>
      ),
      has: ({ skuCount }) => skuCount > 0,
    }),
    [t, actions, viewer],
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
