'use client';
import { useTranslations } from 'next-intl';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { RemoteSelectInput } from '@/components/form/inputs/RemoteSelectInput';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { useOfferedLevels } from '@/components/level/use-level-options';
import { memberSource } from '@/components/records/member-source';
import { call } from '@/lib/client/call';
import { type Distributor, distributorCreate, distributorDraft } from '@/lib/contract/distributor';
import { distributorLevel } from '@/lib/contract/distributor-level';

/** Whom to make a distributor must be chosen. */
const start = { memberId: null, levelId: null };

/** Makes a member a distributor. */
export function NewDistributorForm({ answer }: DialogProps<undefined, Distributor>) {
  const t = useTranslations('distributor');
  const common = useTranslations('common');
  const options = useOfferedLevels(distributorLevel);
  const form = useResourceForm({
    schema: distributorDraft,
    start,
    labels: 'distributor.fields',
    save: (body) => call(distributorCreate, { body }),
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
