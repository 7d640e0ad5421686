'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { useOfferedLevels } from '@/components/level/use-level-options';
import { onlyRow } from '@/lib/client/act-on-one';
import { call } from '@/lib/client/call';
import { id, rule } from '@/lib/contract/field/fields';
import type { Store } from '@/lib/contract/store';
import { storeLevelChange } from '@/lib/contract/store/action';
import { storeLevel } from '@/lib/contract/store-level';

const schema = z.object({
  levelId: id.refine((value) => value > 0, rule('requiredChoice')),
  remark: z.string().trim().max(200),
});
type Values = z.infer<typeof schema>;

export interface StoreLevelParams {
  /** One store is changed at once; for more the dialog only asks. */
  readonly rows: readonly Store[];
}

/** 调整等级: fee, settlement and limits of the new level hold from now on. */
export function StoreLevelDialog({ payload: { rows }, answer }: DialogProps<StoreLevelParams, Values>) {
  const t = useTranslations('store');
  const common = useTranslations('common');
  const levels = useOfferedLevels(storeLevel, rows[0]?.levelId);
  const [only] = rows;
  const start = useMemo(() => ({ levelId: only?.levelId ?? 0, remark: '' }), [only]);
  const form = useResourceForm({
    schema,
    start,
    labels: 'store.actionFields',
    save: async ({ levelId, remark }, { idempotencyKey }) => {
      if (only) onlyRow(await call(storeLevelChange, { body: { ids: [only.id], levelId, remark }, idempotencyKey }));
      return { levelId, remark };
    },
    savedText: only ? common('updated') : undefined,
    onSaved: answer,
  });
  return (
    <FormDialog form={form} title={only ? `${t('actions.level')} · ${only.name}` : t('actions.level')} width={440}>
      <SelectInput form={form} name="levelId" options={levels} wide hint={t('levelHint')} />
      <TextInput form={form} name="remark" rows={2} maxLength={200} required={false} wide />
    </FormDialog>
  );
}
