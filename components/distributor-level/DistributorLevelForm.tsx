'use client';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { useDisableQuestion } from '@/components/actions/use-disable-question';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDrawer } from '@/components/form/frames/FormDrawer';
import { MoneyInput } from '@/components/form/inputs/MoneyInput';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { PercentInput } from '@/components/form/inputs/PercentInput';
import { RadioInput } from '@/components/form/inputs/RadioInput';
import { SwitchInput } from '@/components/form/inputs/SwitchInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useLevelForm } from '@/components/level/use-level-form';
import { PictureInput } from '@/components/media/pictures/PictureInput';
import { type DistributorLevel, distributorLevel } from '@/lib/contract/distributor-level';
import { disableQuestion } from './disable-question';
import { levelValues, newLevel } from './distributor-level-values';

const WAYS = [0, 1, 2] as const;

/** Adds a distributor level, or edits one. */
export function DistributorLevelForm({ payload: level, answer }: DialogProps<DistributorLevel | null, true>) {
  const t = useTranslations('distributorLevel');
  const ways = useTranslations('enums.levelUpgrade');
  const agree = useDisableQuestion(distributorLevel.name, level, level?.name, disableQuestion);
  const form = useLevelForm(distributorLevel, { level, blank: newLevel, valuesOf: levelValues, onSaved: () => answer(true), agree });
  const upgradeType = useWatch({ control: form.hook.control, name: 'upgradeType' });
  return (
    <FormDrawer form={form} title={level ? `${t('edit')} · ${level.name}` : t('add')}>
      <TextInput form={form} name="name" maxLength={8} />
      <NumberInput form={form} name="grade" />
      <PercentInput form={form} name="firstPercent" required />
      <PercentInput form={form} name="secondPercent" required hint={t('percentHint')} />
      <RadioInput form={form} name="upgradeType" options={WAYS.map((value) => ({ value, label: ways(String(value)) }))} wide />
      {upgradeType !== 0 && (
        <>
          <NumberInput form={form} name="condMembers" hint={t('conditionHint')} />
          <NumberInput form={form} name="condOrders" hint={t('conditionHint')} />
          <MoneyInput form={form} name="condAmount" hint={t('conditionHint')} />
        </>
      )}
      <SwitchInput form={form} name="status" />
      <PictureInput form={form} name="icon" ratio={1} whole />
      <TextInput form={form} name="remark" rows={2} maxLength={200} wide />
    </FormDrawer>
  );
}
