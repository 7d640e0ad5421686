'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDrawer } from '@/components/form/frames/FormDrawer';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { SwitchInput } from '@/components/form/inputs/SwitchInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { readInList } from '@/components/form/state/read-in-list';
import { unversioned, useRecordForm } from '@/components/form/state/use-record-form';
import { PictureInput } from '@/components/media/pictures/PictureInput';
import { type GoodsBrand, type GoodsBrandDraft, goodsBrand, goodsBrandDraft } from '@/lib/contract/goods-brand';
import { onOff } from '@/lib/contract/states/on-off';
import { useInitial } from './use-initial';

type Values = GoodsBrandDraft & { version?: number | undefined };
const schema: z.ZodType<Values> = goodsBrandDraft.extend({ version: z.number().optional() });
const blank: Values = { name: '', firstLetter: '', logo: '', intro: '', sort: 0, status: onOff.on };

/** Adds a brand or edits one; the initial follows the name until it is typed. */
export function GoodsBrandForm({ payload: { brand }, answer }: DialogProps<{ brand: GoodsBrand | null }, true>) {
  const t = useTranslations('goodsBrand');
  const start = useMemo(() => (brand ? valuesOf(brand) : blank), [brand]);
  const form = useRecordForm({
    resource: goodsBrand,
    record: brand,
    schema,
    start,
    labels: 'goodsBrand.fields',
    draftOf: (values: Values) => unversioned(values),
    keepsDraft: true,
    onSaved: () => answer(true),
    reload: readInList(goodsBrand, valuesOf),
  });
  useInitial(form.hook, brand === null);
  return (
    <FormDrawer form={form} title={brand ? `${t('edit')} · ${brand.name}` : t('add')}>
      <TextInput form={form} name="name" maxLength={20} />
      <TextInput form={form} name="firstLetter" maxLength={1} hint={t('initialHint')} />
      <NumberInput form={form} name="sort" />
      <SwitchInput form={form} name="status" />
      <PictureInput form={form} name="logo" ratio={1} whole required />
      <TextInput form={form} name="intro" rows={4} maxLength={200} wide />
    </FormDrawer>
  );
}

const valuesOf = ({ name, firstLetter, logo, intro, sort, status, version }: GoodsBrand): Values => ({
  ...{ name, firstLetter, logo, intro, sort, status, version },
});
