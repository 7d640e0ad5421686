'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { CheckboxesInput } from '@/components/form/inputs/CheckboxesInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { call } from '@/lib/client/call';
import { type Store, storeAuths } from '@/lib/contract/store';
import { storeAuthsChange } from '@/lib/contract/store/action';

const schema = z.object({ auths: z.array(z.enum(storeAuths)) });

export interface StoreAuthsParams {
  readonly row: Store;
}

/** 功能权限: what a store may do; it acts at once on whoever is signed in there. */
export function StoreAuthsDialog({ payload: { row }, answer }: DialogProps<StoreAuthsParams, true>) {
  const t = useTranslations('store');
  const common = useTranslations('common');
  const enums = useTranslations('enums.storeAuth');
  const start = useMemo(() => ({ auths: storeAuths.filter((code) => row.auths.split(',').includes(code)) }), [row.auths]);
  const form = useResourceForm({
    schema,
    start,
    labels: 'store.actionFields',
    save: ({ auths }) => call(storeAuthsChange, { body: { id: row.id, auths: auths.join(',') } }),
    savedText: common('updated'),
    onSaved: () => answer(true),
  });
  return (
    <FormDialog form={form} title={`${t('actions.auths')} · ${row.name}`} width={440}>
      <CheckboxesInput
        form={form}
        name="auths"
        wide
        required={false}
        hint={t('featuresHint')}
        options={storeAuths.map((value) => ({ value, label: enums(value) }))}
      />
    </FormDialog>
  );
}
