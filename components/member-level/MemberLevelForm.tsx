'use client';
import { useTranslations } from 'next-intl';
import { useDisableQuestion } from '@/components/actions/use-disable-question';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDrawer } from '@/components/form/frames/FormDrawer';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { SwitchInput } from '@/components/form/inputs/SwitchInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useLevelForm } from '@/components/level/use-level-form';
import { PictureInput } from '@/components/media/pictures/PictureInput';
import { type MemberLevel, memberLevel } from '@/lib/contract/member-level';
import { disableQuestion } from './disable-question';
import { levelValues, newLevel } from './level-values';
import { RateInput } from './RateInput';

export interface MemberLevelFormParams {
  /** Null for a new one. */
  readonly level: MemberLevel | null;
}

/** Adds a member level, or edits one. */
export function MemberLevelForm({ payload: { level }, answer }: DialogProps<MemberLevelFormParams, true>) {
  const t = useTranslations('memberLevel');
  const agree = useDisableQuestion(memberLevel.name, level, level?.name, disableQuestion);
  const form = useLevelForm(memberLevel, { level, blank: newLevel, valuesOf: levelValues, onSaved: () => answer(true), agree });
  return (
    <FormDrawer form={form} title={level ? `${t('edit')} · ${level.name}` : t('add')}>
      <TextInput form={form} name="name" maxLength={20} />
      <NumberInput form={form} name="grade" />
      <NumberInput form={form} name="growthMin" />
      <NumberInput form={form} name="discount" unit="%" hint={t('discountHint')} required />
      <RateInput form={form} name="pointRate" required />
      <SwitchInput form={form} name="status" />
      <PictureInput form={form} name="icon" ratio={1} whole required />
      <PictureInput form={form} name="background" ratio={2} />
      <TextInput form={form} name="rights" rows={4} maxLength={500} wide />
    </FormDrawer>
  );
}
