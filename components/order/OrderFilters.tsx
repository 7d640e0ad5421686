'use client';
import { useTranslations } from 'next-intl';
import { lazy, type ReactNode } from 'react';
import { DateRangeFilter } from '@/components/list/filters/DateRangeFilter';
import { FilterBar } from '@/components/list/filters/FilterBar';
import { RemoteSelectFilter } from '@/components/list/filters/RemoteSelectFilter';
import { StoreFilter } from '@/components/list/filters/StoreFilter';
import { administratorSource } from '@/components/records/administrator-source';
import { FORM, type GoodsKind } from '@/lib/contract/goods/kind';
import type { OrderFilter } from '@/lib/contract/order';
import type { Order } from '@/lib/contract/order/row';
import type { ResourceList } from '@/lib/list/resource-list';
import { OrderKeyword } from './OrderKeyword';

const MoreOrderFilters = lazy(() => import('./MoreOrderFilters').then((module) => ({ default: module.MoreOrderFilters })));

interface Props {
  readonly kind: GoodsKind;
  readonly list: ResourceList<Order, OrderFilter>;
  readonly actions: ReactNode;
}

/** What orders can be found by. */
export function OrderFilters({ kind, list, actions }: Props) {
  const t = useTranslations('order.fields');
  return (
    <FilterBar
      list={list}
      lead={<OrderKeyword kind={kind} list={list} />}
      more={<MoreOrderFilters kind={kind} list={list} />}
      actions={actions}
    >
      {kind === FORM && <RemoteSelectFilter list={list} name="handlerId" label={t('handlerName')} source={administratorSource} />}
      <DateRangeFilter list={list} label={t('createTime')} start="startTime" end="endTime" />
      {/* Form orders have the handler in its place: the row must not break on a window of 1440 px. */}
      {kind !== FORM && <StoreFilter list={list} label={t('storeName')} />}
    </FilterBar>
  );
}
