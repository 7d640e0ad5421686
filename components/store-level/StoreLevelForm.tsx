'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDrawer } from '@/components/form/frames/FormDrawer';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { PercentInput } from '@/components/form/inputs/PercentInput';
import { SwitchInput } from '@/components/form/inputs/SwitchInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { readInList } from '@/components/form/state/read-in-list';
import { unversioned, useRecordForm } from '@/components/form/state/use-record-form';
import { PictureInput } from '@/components/media/pictures/PictureInput';
import { version } from '@/lib/contract/field/fields';
import { onOff } from '@/lib/contract/states/on-off';
import { yesNo } from '@/lib/contract/states/yes-no';
import { type StoreLevel, storeLevel, storeLevelDraft } from '@/lib/contract/store-level';
import type { Blank } from '@/lib/form/blank';

const schema = storeLevelDraft.extend({ version: version.optional() });
type Values = z.infer<typeof schema>;
const blank: Blank<Values> = {
  name: '',
  icon: '',
  platformRate: 0,
  settleDays: 7,
  withdrawFee: 0,
  goodsLimit: 0,
  needGoodsAudit: yesNo.yes,
  status: onOff.on,
  sort: 0,
  remark: '',
};

export interface StoreLevelFormParams {
  /** Null for a new one. */
  readonly row: StoreLevel | null;
  /** What the rules for the other stores offer a new one. */
  readonly defaults?: Pick<Values, 'platformRate' | 'settleDays'>;
}

const valuesOf = ({ id: _id, isDefault: _default, storeCount: _count, ...values }: StoreLevel): Values => values;

/** Adds a level of stores, or edits one. */
export function StoreLevelForm({ payload: { row, defaults }, answer }: DialogProps<StoreLevelFormParams, true>) {
  const t = useTranslations('storeLevel');
  const start = useMemo(() => (row ? valuesOf(row) : { ...blank, ...defaults }), [row, defaults]);
  const form = useRecordForm({
    resource: storeLevel,
    record: row,
    schema,
    start,
    labels: 'storeLevel.fields',
    draftOf: (values: Values) => unversioned(values),
    onSaved: () => answer(true),
    keepsDraft: true,
    reload: readInList(storeLevel, valuesOf),
  });
  return (
    <FormDrawer form={form} title={row ? `${t('edit')} · ${row.name}` : t('add')}>
      <TextInput form={form} name="name" maxLength={20} />
      <NumberInput form={form} name="grade" />
      <PercentInput form={form} name="platformRate" hint={t('rateHint')} />
      <NumberInput form={form} name="settleDays" hint={t('settleHint')} />
      <PercentInput form={form} name="withdrawFee" />
      <NumberInput form={form} name="goodsLimit" hint={t('limitHint')} />
      <SwitchInput form={form} name="needGoodsAudit" />
      <SwitchInput form={form} name="status" />
      <NumberInput form={form} name="sort" />
      <PictureInput form={form} name="icon" ratio={1} whole />
      <TextInput form={form} name="remark" rows={3} maxLength={200} wide />
    </FormDrawer>
  );
}
