'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDrawer } from '@/components/form/frames/FormDrawer';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { SwitchInput } from '@/components/form/inputs/SwitchInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { rowIn } from '@/components/form/state/read-in-list';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { HomePreview } from '@/components/home-layout/preview/HomePreview';
import { LinkFields } from '@/components/link/LinkFields';
import { PictureInput } from '@/components/media/pictures/PictureInput';
import { call } from '@/lib/client/call';
import { type KingKongPatch, type KingKongSlot, kingKongList, kingKongPatch, kingKongSave } from '@/lib/contract/king-kong';
import { onOff } from '@/lib/contract/states/on-off';

export interface SlotFormParams {
  readonly slot: KingKongSlot;
  /** All slots in their order, for the page they make. */
  readonly slots: readonly KingKongSlot[];
}

const valuesOf = ({ slot: _slot, linkName: _name, linkValid: _valid, ...values }: KingKongSlot): KingKongPatch => values;

/** Edits one icon slot beside the page it stands on; what a newer server added to it goes back with it. */
export function SlotForm({ payload: { slot, slots }, answer }: DialogProps<SlotFormParams, true>) {
  const t = useTranslations('kingKong');
  const common = useTranslations('common');
  const start = useMemo(() => valuesOf(slot), [slot]);
  const draft = useMemo(() => ({ record: String(slot.id) }), [slot.id]);
  const form = useResourceForm<KingKongPatch, unknown>({
    schema: kingKongPatch,
    start,
    labels: 'kingKong.fields',
    save: (body) => call(kingKongSave, { body }),
    savedText: common('updated'),
    onSaved: () => answer(true),
    draft,
    reload: async () => valuesOf(rowIn((await call(kingKongList, { query: {} })).rows, slot.id)),
  });
  const edited = { ...slot, ...form.hook.watch() };
  const { status, badgeShow } = edited;
  const page = <HomePreview slots={slots.map((each) => (each.id === slot.id ? edited : each))} marked={slot.id} />;
  return (
    <FormDrawer form={form} title={t('edit', { n: slot.slot })} width={980} aside={page}>
      <PictureInput form={form} name="icon" ratio={1} whole hint={t('iconHint')} required={status === onOff.on} wide />
      <TextInput form={form} name="title" maxLength={6} required={status === onOff.on} />
      <TextInput form={form} name="subtitle" maxLength={10} />
      <SwitchInput form={form} name="badgeShow" />
      <TextInput form={form} name="badgeText" maxLength={4} required={badgeShow === 1} disabled={badgeShow === 0} />
      <LinkFields form={form} saved={slot} />
      <NumberInput form={form} name="sort" />
      <SwitchInput form={form} name="status" />
    </FormDrawer>
  );
}
