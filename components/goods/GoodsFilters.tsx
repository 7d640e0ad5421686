'use client';
import { useTranslations } from 'next-intl';
import { lazy, type ReactNode } from 'react';
import { DateRangeFilter } from '@/components/list/filters/DateRangeFilter';
import { FilterBar } from '@/components/list/filters/FilterBar';
import { SelectFilter } from '@/components/list/filters/SelectFilter';
import { TextFilter } from '@/components/list/filters/TextFilter';
import type { Goods, GoodsFilter } from '@/lib/contract/goods';
import type { GoodsKind } from '@/lib/contract/goods/kind';
import { goodsState } from '@/lib/contract/states/goods';
import type { ResourceList } from '@/lib/list/resource-list';
import { useCategoryOptions } from './use-goods-choices';

const MoreGoodsFilters = lazy(() => import('./MoreGoodsFilters').then((module) => ({ default: module.MoreGoodsFilters })));

interface Props {
  readonly list: ResourceList<Goods, GoodsFilter>;
  readonly kind: GoodsKind;
  readonly actions: ReactNode;
}

/** What goods can be found by. */
export function GoodsFilters({ list, kind, actions }: Props) {
  const t = useTranslations('goods');
  const enums = useTranslations('enums.goodsStatus');
  const categories = useCategoryOptions(kind);
  const states = [goodsState.onSale, goodsState.offSale].map((value) => ({ value, label: enums(String(value)) }));
  return (
    <FilterBar
      list={list}
      lead={<TextFilter list={list} name="keyword" label={t('keyword')} />}
      more={<MoreGoodsFilters list={list} kind={kind} />}
      actions={actions}
    >
      <SelectFilter list={list} name="categoryId" label={t('fields.categoryId')} options={categories} />
      <SelectFilter list={list} name="status" label={t('fields.status')} options={states} />
      <DateRangeFilter list={list} label={t('fields.createTime')} start="startTime" end="endTime" />
    </FilterBar>
  );
}
