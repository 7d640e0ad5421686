'use client';
import { useTranslations } from 'next-intl';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/FormDialog';
import { RemoteSelectInput } from '@/components/form/RemoteSelectInput';
import { SelectInput } from '@/components/form/SelectInput';
import { useResourceForm } from '@/components/form/use-resource-form';
import { call } from '@/lib/client/call';
import { type Distributor, distributorCreate, distributorDraft } from '@/lib/contract/distributor';
import { memberSource } from './member-source';
import { useDistributorLevelOptions } from './use-distributor-levels';

/** Whom to make a distributor must be chosen. */
const start = { memberId: null as unknown as number, levelId: null };
const REFRESHES = ['distributor', 'distributorLevel', 'member'] as const;

/** Makes a member a distributor. */
export function NewDistributorForm({ answer }: DialogProps<undefined, Distributor>) {
  const t = useTranslations('distributor');
  const common = useTranslations('common');
  const options = useDistributorLevelOptions('enabled');
  const form = useResourceForm({
    schema: distributorDraft,
    start,
    labels: 'distributor.fields',
    save: (body) => call(distributorCreate, { query: undefined, body }),
    refreshes: REFRESHES,
    savedText: common('created'),
    onSaved: answer,
  });
  return (
    <FormDialog form={form} title={t('add')} width={460}>
      <RemoteSelectInput form={form} name="memberId" source={memberSource} hint={t('memberHint')} required wide />
      <SelectInput form={form} name="levelId" options={options} hint={t('levelHint')} required={false} clearable wide />
    </FormDialog>
  );
}
