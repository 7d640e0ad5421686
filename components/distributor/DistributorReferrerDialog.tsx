'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { RemoteSelectInput } from '@/components/form/inputs/RemoteSelectInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { activeDistributors } from '@/components/records/distributor-source';
import { call } from '@/lib/client/call';
import { type Distributor, distributorParent } from '@/lib/contract/distributor';

const schema = z.object({ parentId: z.number().int() });

/** Puts a distributor under another one, found by search. */
export function DistributorReferrerDialog({ payload: row, answer }: DialogProps<Distributor, true>) {
  const t = useTranslations('distributor');
  const common = useTranslations('common');
  const title = t('actions.parent');
  const { id, nickname, parentId, parentName } = row;
  const start = useMemo(() => ({ parentId }), [parentId]);
  const form = useResourceForm({
    schema,
    start,
    labels: 'distributor.fields',
    save: (values) => call(distributorParent, { body: { id, parentId: values.parentId } }),
    savedText: common('succeeded', { action: title }),
    onSaved: () => answer(true),
  });
  return (
    <FormDialog form={form} title={`${title} · ${nickname}`} width={460} saveLabel={common('ok')}>
      <RemoteSelectInput
        form={form}
        name="parentId"
        source={activeDistributors}
        known={parentId === null ? null : { value: parentId, label: parentName }}
        hint={t('parentHint')}
        wide
      />
    </FormDialog>
  );
}
