'use client';
import { useTranslations } from 'next-intl';
import { SelectFilter } from '@/components/list/filters/SelectFilter';
import type { OrderFilter } from '@/lib/contract/order';
import type { Order } from '@/lib/contract/order/row';
import type { ResourceList } from '@/lib/list/resource-list';

const HOURS = [1, 4, 12, 24] as const;

/** How urgent form orders are. */
export function FormOrderFilters({ list }: { list: ResourceList<Order, OrderFilter> }) {
  const t = useTranslations('order');
  return (
    <>
      <SelectFilter list={list} name="overdue" label={t('timeLeft.overdue')} options={[{ value: 1, label: t('timeLeft.overdue') }]} />
      <SelectFilter
        list={list}
        name="dueHours"
        label={t('fields.timeLeft')}
        options={HOURS.map((n) => ({ value: n, label: t('dueWithin', { n }) }))}
      />
    </>
  );
}
