'use client';
import { useTranslations } from 'next-intl';
import { RangeFilter } from '@/components/list/filters/RangeFilter';
import { SelectFilter } from '@/components/list/filters/SelectFilter';
import { StoreFilter } from '@/components/list/filters/StoreFilter';
import type { Goods, GoodsFilter } from '@/lib/contract/goods';
import { FORM, type GoodsKind } from '@/lib/contract/goods/kind';
import { auditState } from '@/lib/contract/states/goods';
import type { ResourceList } from '@/lib/list/resource-list';
import { useBrandOptions } from './use-goods-choices';

/** Filters that stand behind "more". */
export function MoreGoodsFilters({ list, kind }: { list: ResourceList<Goods, GoodsFilter>; kind: GoodsKind }) {
  const t = useTranslations('goods.fields');
  const enums = useTranslations('enums.auditStatus');
  const brands = useBrandOptions(kind === FORM);
  const audits = Object.values(auditState).map((value) => ({ value, label: enums(String(value)) }));
  return (
    <>
      <SelectFilter list={list} name="auditStatus" label={t('auditStatus')} options={audits} />
      {kind === FORM && <SelectFilter list={list} name="brandId" label={t('brandId')} options={brands} />}
      <RangeFilter list={list} min="priceMin" max="priceMax" kind="money" label={t('price')} />
      <RangeFilter list={list} min="stockMin" max="stockMax" label={t('stock')} />
      <StoreFilter list={list} label={t('storeId')} />
    </>
  );
}
