'use client';
import { useTranslations } from 'next-intl';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { SwitchInput } from '@/components/form/inputs/SwitchInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { LinkFields } from '@/components/link/LinkFields';
import { PictureInput } from '@/components/media/pictures/PictureInput';
import { call } from '@/lib/client/call';
import { type KingKongPatch, type KingKongSlot, kingKongPatch, kingKongSave } from '@/lib/contract/king-kong';

export interface SlotFormParams {
  readonly slot: KingKongSlot;
}

/** Edits one icon slot; what a newer server added to it goes back with it. */
export function SlotForm({ payload: { slot }, answer }: DialogProps<SlotFormParams, true>) {
  const t = useTranslations('kingKong');
  const common = useTranslations('common');
  const form = useResourceForm<KingKongPatch, unknown>({
    schema: kingKongPatch,
    start: slot,
    labels: 'kingKong.fields',
    save: (body) => call(kingKongSave, { query: undefined, body }),
    savedText: common('updated'),
    onSaved: () => answer(true),
  });
  const { status, badgeShow } = form.hook.watch();
  return (
    <FormDialog form={form} title={t('edit', { n: slot.slot })} width={620}>
      <PictureInput form={form} name="icon" ratio={1} whole hint={t('iconHint')} required={status === 1} wide />
      <TextInput form={form} name="title" maxLength={6} required={status === 1} />
      <TextInput form={form} name="subtitle" maxLength={10} />
      <SwitchInput form={form} name="badgeShow" />
      <TextInput form={form} name="badgeText" maxLength={4} required={badgeShow === 1} disabled={badgeShow === 0} />
      <LinkFields form={form} name={slot.linkName} />
      <NumberInput form={form} name="sort" />
      <SwitchInput form={form} name="status" />
    </FormDialog>
  );
}
