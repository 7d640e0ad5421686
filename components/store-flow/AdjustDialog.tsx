'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { MoneyInput } from '@/components/form/inputs/MoneyInput';
import { RadioInput } from '@/components/form/inputs/RadioInput';
import { RemoteSelectInput } from '@/components/form/inputs/RemoteSelectInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { storeSource } from '@/components/list/filters/StoreFilter';
import { call } from '@/lib/client/call';
import { codes } from '@/lib/contract/call/codes';
import { adjustableRange, isAdjustable } from '@/lib/contract/field/adjustment';
import { fen, id, rule, text } from '@/lib/contract/field/fields';
import { storeFinanceAdjust } from '@/lib/contract/store-flow';
import type { Blank } from '@/lib/form/blank';
import { refusalAt } from '@/lib/form/refusal-at';

const schema = z.object({
  storeId: id,
  sign: z.literal([1, -1]),
  delta: fen.refine((value) => value > 0, rule('required')).refine(isAdjustable, adjustableRange),
  remark: text(1, 100),
});
type Values = z.infer<typeof schema>;

export interface AdjustParams {
  readonly storeId?: number | undefined;
}

/** 调整余额: moves what a store may withdraw by hand, with a reason that stays in the ledger. */
export function AdjustDialog({ payload: { storeId }, answer }: DialogProps<AdjustParams, true>) {
  const t = useTranslations('storeFlow');
  const common = useTranslations('common');
  const start = useMemo((): Blank<Values> => ({ storeId: storeId ?? null, sign: 1, delta: 0, remark: '' }), [storeId]);
  const form = useResourceForm<Values, unknown>({
    schema,
    start,
    labels: 'storeFlow.adjustFields',
    save: ({ sign, delta, ...rest }, { idempotencyKey }) =>
      call(storeFinanceAdjust, { body: { ...rest, delta: sign * delta }, idempotencyKey }).catch(
        refusalAt(codes.notEnoughBalance, 'delta'),
      ),
    savedText: common('succeeded', { action: t('adjust') }),
    onSaved: () => answer(true),
  });
  const signs = [
    { value: 1, label: t('increase') },
    { value: -1, label: t('decrease') },
  ];
  return (
    <FormDialog form={form} title={t('adjust')} width={480} saveLabel={t('adjust')}>
      <RemoteSelectInput form={form} name="storeId" source={storeSource} wide />
      <RadioInput form={form} name="sign" options={signs} wide />
      <MoneyInput form={form} name="delta" wide />
      <TextInput form={form} name="remark" rows={2} maxLength={100} wide />
    </FormDialog>
  );
}
