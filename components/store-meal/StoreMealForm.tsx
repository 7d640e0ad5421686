'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDrawer } from '@/components/form/frames/FormDrawer';
import { CheckboxesInput } from '@/components/form/inputs/CheckboxesInput';
import { MoneyInput } from '@/components/form/inputs/MoneyInput';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import { SwitchInput } from '@/components/form/inputs/SwitchInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { readInList } from '@/components/form/state/read-in-list';
import { useRecordForm } from '@/components/form/state/use-record-form';
import { useOfferedLevels } from '@/components/level/use-level-options';
import { PictureInput } from '@/components/media/pictures/PictureInput';
import { storeAuths } from '@/lib/contract/store';
import { storeLevel } from '@/lib/contract/store-level';
import { durationUnits, PERMANENT, type StoreMeal, storeMeal } from '@/lib/contract/store-meal';
import { blank, copyOf, draftOf, mealForm, valuesOf } from './meal-values';

export interface StoreMealFormParams {
  /** Null for a new one. */
  readonly row: StoreMeal | null;
  /** What a new one begins with. */
  readonly copied?: StoreMeal;
}

/** Adds a plan, edits one, or makes another like it. */
export function StoreMealForm({ payload: { row, copied }, answer }: DialogProps<StoreMealFormParams, true>) {
  const t = useTranslations('storeMeal');
  const enums = useTranslations('enums');
  const levels = useOfferedLevels(storeLevel, (row ?? copied)?.levelId);
  const start = useMemo(() => (row ? valuesOf(row) : copied ? copyOf(copied, t('copyOf')) : blank), [row, copied, t]);
  const form = useRecordForm({
    resource: storeMeal,
    record: row,
    schema: mealForm,
    start,
    labels: 'storeMeal.fields',
    draftOf,
    // A copy begins anew: it is not to be mixed up with a new one.
    keepsDraft: copied === undefined,
    onSaved: () => answer(true),
    reload: readInList(storeMeal, valuesOf),
  });
  const unit = useWatch({ control: form.hook.control, name: 'durationUnit' });
  return (
    <FormDrawer form={form} title={row ? `${t('edit')} · ${row.name}` : t('add')}>
      <TextInput form={form} name="name" maxLength={30} />
      <SelectInput form={form} name="levelId" options={levels} />
      <MoneyInput form={form} name="price" hint={t('priceHint')} />
      <MoneyInput form={form} name="marketPrice" />
      <SelectInput
        form={form}
        name="durationUnit"
        options={durationUnits.map((value) => ({ value, label: enums(`durationUnit.${value}`) }))}
      />
      {unit !== PERMANENT && <NumberInput form={form} name="durationNum" />}
      <CheckboxesInput
        form={form}
        name="auths"
        wide
        required={false}
        options={storeAuths.map((value) => ({ value, label: enums(`storeAuth.${value}`) }))}
      />
      <NumberInput form={form} name="goodsLimit" hint={t('limitHint')} />
      <NumberInput form={form} name="sort" />
      <SwitchInput form={form} name="status" />
      <PictureInput form={form} name="cover" />
      <TextInput form={form} name="intro" rows={4} maxLength={500} wide />
    </FormDrawer>
  );
}
