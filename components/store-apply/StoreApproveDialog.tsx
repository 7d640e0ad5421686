'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { oneTimePasswordDialog } from '@/components/form/dialogs/form-dialogs';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { PercentInput } from '@/components/form/inputs/PercentInput';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { useStoreLevelOptions } from '@/components/store-level/use-store-level-options';
import { useStoreMeals } from '@/components/store-meal/use-store-meals';
import { call } from '@/lib/client/call';
import { id, rule } from '@/lib/contract/fields';
import { applyPayState } from '@/lib/contract/states/store-apply';
import { type StoreApply, storeApplyApproval, storeApplyApprove } from '@/lib/contract/store-apply';

const schema = storeApplyApproval.extend({ levelId: id.refine((value) => value > 0, rule('requiredChoice')) });
type Values = z.infer<typeof schema>;

export interface StoreApproveParams {
  readonly row: StoreApply;
}

/** 通过: opens the store; the owner's one-time password is shown once. */
export function StoreApproveDialog({ payload: { row }, answer }: DialogProps<StoreApproveParams, true>) {
  const t = useTranslations('storeApply');
  const stores = useTranslations('store');
  const common = useTranslations('common');
  const ask = useAskOnDemand();
  const levels = useStoreLevelOptions('enabled');
  const meals = useStoreMeals();
  const start = useMemo(
    (): Values => ({ id: row.id, levelId: row.levelId ?? 0, mealId: row.mealId, platformRate: null, username: '', remark: '' }),
    [row],
  );
  const form = useResourceForm<Values, { username: string; tempPassword: string }>({
    schema,
    start,
    labels: 'storeApply.fields',
    save: (body, { idempotencyKey }) => call(storeApplyApprove, { query: undefined, body, idempotencyKey }),
    savedText: common('succeeded', { action: t('approve') }),
    onSaved: ({ username, tempPassword }) => {
      answer(true);
      void ask(oneTimePasswordDialog, { title: stores('ownerLogin', { username }), password: tempPassword });
    },
  });
  const paid = row.payStatus === applyPayState.paid;
  return (
    <FormDialog form={form} title={`${t('approve')} · ${row.storeName}`} width={480} saveLabel={t('approve')}>
      <SelectInput form={form} name="levelId" options={levels} wide required />
      <SelectInput
        form={form}
        name="mealId"
        options={meals.map(({ id: value, name }) => ({ value, label: name }))}
        wide
        clearable
        required={false}
        disabled={paid}
        {...(paid ? { hint: t('paidHint') } : {})}
      />
      <PercentInput form={form} name="platformRate" hint={stores('rateHint')} />
      <TextInput form={form} name="username" maxLength={30} hint={stores('usernameHint')} />
      <TextInput form={form} name="remark" rows={2} maxLength={200} required={false} wide />
    </FormDialog>
  );
}
