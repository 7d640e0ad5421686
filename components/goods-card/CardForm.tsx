'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useRecordForm } from '@/components/form/state/use-record-form';
import { text } from '@/lib/contract/field/fields';
import type { GoodsRecord } from '@/lib/contract/goods';
import { type GoodsCard, goodsCardCreate, goodsCardUpdate } from '@/lib/contract/goods-card';
import { cardFields } from './card-fields';

export interface CardFormParams {
  readonly record: GoodsRecord;
  /** The card with its full content, which was revealed for editing; null for a new one. */
  readonly card: { readonly row: GoodsCard; readonly content: Readonly<Record<string, string>> } | null;
}

const schema = z.object({ skuId: z.number(), values: z.array(text(1, 500)) });
type CardValues = z.infer<typeof schema>;

/** Adds one card, or changes one that is not sold. */
export function CardForm({ payload: { record, card }, answer }: DialogProps<CardFormParams, true>) {
  const t = useTranslations('goodsCard');
  const fields = useMemo(() => cardFields(record, t('code')), [record, t]);
  const start = useMemo(
    () => ({ skuId: card?.row.skuId ?? record.skus[0]?.id ?? 0, values: fields.map(({ key }) => card?.content[key] ?? '') }),
    [card, record, fields],
  );
  const contentOf = (values: readonly string[]) => Object.fromEntries(fields.map(({ key }, at) => [key, values[at] ?? '']));
  const form = useRecordForm({
    resource: { create: goodsCardCreate, update: goodsCardUpdate },
    record: card?.row ?? null,
    schema,
    start,
    labels: 'goodsCard.fields',
    draftOf: ({ skuId, values }: CardValues) => ({ goodsId: record.id, skuId, content: contentOf(values) }),
    patchOf: ({ values }) => ({ content: contentOf(values) }),
    onSaved: () => answer(true),
    // A card is changed by one step alone and has no version.
    reload: null,
  });
  const skus = record.skus.map(({ id, specText }) => ({ value: id, label: specText || record.name }));
  return (
    <FormDialog form={form} title={card ? `${t('edit')} · #${card.row.id}` : t('add')} width={520}>
      {card === null && <SelectInput form={form} name="skuId" options={skus} wide />}
      {fields.map(({ key, label }, at) => (
        <TextInput key={key} form={form} name={`values.${at}`} label={label} maxLength={500} wide required />
      ))}
    </FormDialog>
  );
}
