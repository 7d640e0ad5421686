'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { SwitchInput } from '@/components/form/inputs/SwitchInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { PictureInput } from '@/components/media/pictures/PictureInput';
import { call } from '@/lib/client/call';
import { type Express, express, expressDraft } from '@/lib/contract/express';
import { version } from '@/lib/contract/fields';

const schema = expressDraft.extend({ version: version.optional() });
type Values = z.infer<typeof schema>;
const blank: Values = { code: '', name: '', logo: '', phone: '', website: '', isCommon: 0, sort: 0, status: 1 };

export interface ExpressFormParams {
  /** Null for a new one. */
  readonly row: Express | null;
}

/** Adds an express company, or edits one. */
export function ExpressForm({ payload: { row }, answer }: DialogProps<ExpressFormParams, true>) {
  const t = useTranslations('express');
  const common = useTranslations('common');
  const start = useMemo(() => (row ? { ...row } : blank), [row]);
  const form = useResourceForm<Values, Express>({
    schema,
    start,
    labels: 'express.fields',
    save: ({ version: read, ...body }) =>
      row
        ? call(express.update, { query: undefined, body: { ...body, id: row.id, version: read ?? row.version } })
        : call(express.create, { query: undefined, body }),
    savedText: common(row ? 'updated' : 'created'),
    onSaved: () => answer(true),
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
