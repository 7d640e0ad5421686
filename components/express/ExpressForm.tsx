'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { SwitchInput } from '@/components/form/inputs/SwitchInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { readInList } from '@/components/form/state/read-in-list';
import { unversioned, useRecordForm } from '@/components/form/state/use-record-form';
import { PictureInput } from '@/components/media/pictures/PictureInput';
import { type Express, express, expressDraft } from '@/lib/contract/express';
import { version } from '@/lib/contract/field/fields';
import { onOff } from '@/lib/contract/states/on-off';
import { yesNo } from '@/lib/contract/states/yes-no';

const schema = expressDraft.extend({ version: version.optional() });
type Values = z.infer<typeof schema>;
const blank: Values = { code: '', name: '', logo: '', phone: '', website: '', isCommon: yesNo.no, sort: 0, status: onOff.on };

export interface ExpressFormParams {
  /** Null for a new one. */
  readonly row: Express | null;
}

const valuesOf = ({ id: _id, ...values }: Express): Values => values;

/** Adds an express company, or edits one. */
export function ExpressForm({ payload: { row }, answer }: DialogProps<ExpressFormParams, true>) {
  const t = useTranslations('express');
  const start = useMemo(() => (row ? valuesOf(row) : blank), [row]);
  const form = useRecordForm({
    resource: express,
    record: row,
    schema,
    start,
    labels: 'express.fields',
    draftOf: (values: Values) => unversioned(values),
    onSaved: () => answer(true),
    reload: readInList(express, valuesOf),
  });
  return (
    <FormDialog form={form} title={row ? `${t('edit')} · ${row.name}` : t('add')} width={600}>
      <TextInput form={form} name="name" maxLength={30} />
      <TextInput form={form} name="code" maxLength={32} hint={t('codeHint')} />
      <TextInput form={form} name="phone" maxLength={20} />
      <TextInput form={form} name="website" maxLength={200} />
      <NumberInput form={form} name="sort" />
      <PictureInput form={form} name="logo" ratio={1} whole />
      <SwitchInput form={form} name="isCommon" />
      <SwitchInput form={form} name="status" />
    </FormDialog>
  );
}
