'use client';
import { useTranslations } from 'next-intl';
import { SelectFilter } from '@/components/list/filters/SelectFilter';
import { TextFilter } from '@/components/list/filters/TextFilter';
import type { GoodsKind } from '@/lib/contract/goods/kind';
import type { OrderFilter } from '@/lib/contract/order';
import type { Order } from '@/lib/contract/order/row';
import type { ResourceList } from '@/lib/list/resource-list';
import { keywordTypesOf } from './order-kinds';

/** A word, and what it is to be found in. */
export function OrderKeyword({ kind, list }: { kind: GoodsKind; list: ResourceList<Order, OrderFilter> }) {
  const t = useTranslations('order');
  const types = keywordTypesOf(kind).map((value) => ({ value, label: t(`keywordTypes.${value}`) }));
  return (
    <>
      <SelectFilter list={list} name="keywordType" label={t('keywordType')} options={types} />
      <TextFilter list={list} name="keyword" label={t('keyword')} width={180} />
    </>
  );
}
