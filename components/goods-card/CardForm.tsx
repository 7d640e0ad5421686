'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { call } from '@/lib/client/call';
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

/** Adds one card, or changes one that is not sold. */
export function CardForm({ payload: { record, card }, answer }: DialogProps<CardFormParams, true>) {
  const t = useTranslations('goodsCard');
  const common = useTranslations('common');
  const fields = useMemo(() => cardFields(record, t('code')), [record, t]);
  const start = useMemo(
    () => ({ skuId: card?.row.skuId ?? record.skus[0]?.id ?? 0, values: fields.map(({ key }) => card?.content[key] ?? '') }),
    [card, record, fields],
  );
  const form = useResourceForm({
    schema,
    start,
    labels: 'goodsCard.fields',
    save: ({ skuId, values }, { idempotencyKey }) => {
      const content = Object.fromEntries(fields.map(({ key }, at) => [key, values[at] ?? '']));
      return card
        ? call(goodsCardUpdate, { body: { id: card.row.id, content } })
        : call(goodsCardCreate, { body: { goodsId: record.id, skuId, content }, idempotencyKey });
    },
    // house-rules: form: a card has no version, and a change of it leaves its goods and variant out.
    savedText: common(card ? 'updated' : 'created'),
    onSaved: () => answer(true),
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
