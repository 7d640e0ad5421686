'use client';
import { useQueries } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { CheckBox } from '@/components/controls/CheckBox';
import { InnerTable } from '@/components/controls/InnerTable';
import { AnsweredAll } from '@/components/feedback/AnsweredAll';
import { TableSkeleton } from '@/components/feedback/Skeletons';
import { FieldFrame } from '@/components/form/inputs/FieldFrame';
import type { ResourceForm } from '@/components/form/state/resource-form';
import { useField } from '@/components/form/state/use-field';
import { listOptions } from '@/lib/client/resource-queries';
import { goodsCard } from '@/lib/contract/goods-card';
import type { OrderItem } from '@/lib/contract/order/item';
import { cardState } from '@/lib/contract/states/card';

/** More cards than this are never offered at once. */
const MOST = 50;

interface Props<Values extends FieldValues> {
  readonly form: ResourceForm<Values>;
  readonly name: FieldPath<Values>;
  /** What was bought: cards of other goods are handed over for none of it. */
  readonly items: readonly Pick<OrderItem, 'goodsId' | 'skuId'>[];
  readonly wanted: number;
}

/** Cards of the stock that may be handed over, the oldest first. */
export function CardChoice<Values extends FieldValues>({ form, name, items, wanted }: Props<Values>) {
  const t = useTranslations('order');
  const field = useField({ form, name, wide: true, hint: t('deliver.chosen', { n: wanted }) }, 'chosen');
  const chosen: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  const answers = useQueries({
    queries: items.map(({ goodsId, skuId }) => ({
      ...listOptions(goodsCard, {
        goodsId,
        skuId,
        status: cardState.available,
        currPage: 1,
        pageSize: MOST,
        sortOrder: 'asc',
        sortField: 'id',
      }),
      meta: { quiet: true },
    })),
  });
  const cards = answers.flatMap(({ data }) => data?.rows ?? []);
  const toggle = (id: number, on: boolean) => field.change(on ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <FieldFrame field={cards.length === 0 ? { ...field, hint: undefined } : field} group>
      <AnsweredAll of={answers} skeleton={<TableSkeleton rows={2} />}>
        {() =>
          cards.length === 0 ? (
            <p>{t('deliver.noCards')}</p>
          ) : (
            <InnerTable
              label={field.label}
              rows={cards}
              keyOf={({ id }) => id}
              columns={[
                {
                  key: 'pick',
                  header: '',
                  width: 44,
                  cell: ({ id, contentMask }) => (
                    <CheckBox
                      label={`${id} ${contentMask}`}
                      checked={chosen.includes(id)}
                      onClick={() => toggle(id, !chosen.includes(id))}
                    />
                  ),
                },
                { key: 'id', header: 'ID', width: 80, cell: ({ id }) => id },
                { key: 'content', header: t('fields.content'), cell: ({ contentMask }) => contentMask },
                { key: 'spec', header: t('fields.specText'), cell: ({ specText }) => specText || '-' },
                { key: 'batchNo', header: t('fields.batchNo'), cell: ({ batchNo }) => batchNo || '-' },
              ]}
            />
          )
        }
      </AnsweredAll>
    </FieldFrame>
  );
}
