'use client';
import { useTranslations } from 'next-intl';
import { DateRangeFilter } from '@/components/list/filters/DateRangeFilter';
import { SelectFilter } from '@/components/list/filters/SelectFilter';
import type { OrderFilter } from '@/lib/contract/order';
import type { Order } from '@/lib/contract/order/row';
import type { ResourceList } from '@/lib/list/resource-list';
import { useEnumOptions } from './use-enum-options';

/** How the licences of software orders stand. */
export function SoftwareOrderFilters({ list }: { list: ResourceList<Order, OrderFilter> }) {
  const t = useTranslations('order');
  const statuses = useEnumOptions('licenceStatus', [0, 1, 2, 3, 4]);
  return (
    <>
      <SelectFilter list={list} name="licenceStatus" label={t('licence.status')} options={statuses} />
      <DateRangeFilter list={list} label={t('fields.endAt')} start="endAtStart" end="endAtEnd" />
      <SelectFilter list={list} name="expiring" label={t('licence.expiring')} options={[{ value: 1, label: t('licence.expiring') }]} />
      <SelectFilter list={list} name="idle" label={t('licence.idle')} options={[{ value: 1, label: t('licence.idle') }]} />
    </>
  );
}
