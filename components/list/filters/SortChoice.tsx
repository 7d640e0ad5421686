'use client';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { LabelledField, PlainChoice } from '@/components/controls/PlainSelect';
import type { ListSorting } from '@/lib/list/resource-list';
import type { ColumnHead } from '../columns/column';

interface Props {
  readonly sorting: ListSorting;
  readonly heads: readonly ColumnHead[];
}

const ORDERS = ['desc', 'asc'] as const;

/** The order of a list where no head of a table stands to be pressed: on a phone. */
export function SortChoice({ sorting, heads }: Props) {
  const t = useTranslations('list');
  const id = useId();
  const options = heads.flatMap(({ key, header }) =>
    ORDERS.map((order) => ({ key, order, value: `${key} ${order}`, label: t(`sorted.${order}`, { name: header }) })),
  );
  const present = options.find(({ key, order }) => sorting.orderOf(key) === order);
  const choose = (value: string) => {
    const next = options.find((option) => option.value === value);
    sorting.sort({ sortField: next?.key, sortOrder: next?.order });
  };
  return (
    <LabelledField>
      <label htmlFor={id}>{t('sorted.label')}</label>
      <PlainChoice id={id} value={present?.value ?? ''} onChange={(event) => choose(event.target.value)}>
        <option value="">{t('sorted.own')}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </PlainChoice>
    </LabelledField>
  );
}
