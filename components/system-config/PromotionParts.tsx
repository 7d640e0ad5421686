'use client';
import { useTranslations } from 'next-intl';
import { MoneyInput } from '@/components/form/inputs/MoneyInput';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { PercentInput } from '@/components/form/inputs/PercentInput';
import { RadioInput } from '@/components/form/inputs/RadioInput';
import { SwitchInput } from '@/components/form/inputs/SwitchInput';
import { PicturesInput } from '@/components/media/pictures/PicturesInput';
import type { GroupProps } from './settings-form';

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;
const THREE = [1, 2, 3] as const;
const TWO = [1, 2] as const;

export function PointsPart({ form }: GroupProps) {
  const t = useTranslations('systemConfig');
  return (
    <>
      <SwitchInput form={form} name="points.enabled" />
      <NumberInput form={form} name="points.giveRate" required />
      <NumberInput form={form} name="points.registerGive" required />
      <SwitchInput form={form} name="points.deductEnabled" />
      <MoneyInput form={form} name="points.unit" required />
      <NumberInput form={form} name="points.deductMaxPercent" required />
      {WEEK.map((day) => (
        <NumberInput key={day} form={form} name={`points.signIn.${day}`} label={t('signInDay', { n: day + 1 })} required />
      ))}
    </>
  );
}

export function DistributionPart({ form }: GroupProps) {
  const t = useTranslations('systemConfig.choices');
  const tiers = form.hook.watch('distribution.tiers');
  return (
    <>
      <SwitchInput form={form} name="distribution.enabled" />
      <RadioInput
        form={form}
        name="distribution.condition"
        wide
        options={THREE.map((value) => ({ value, label: t(`condition.${value}`) }))}
      />
      <RadioInput
        form={form}
        name="distribution.bindMode"
        wide
        options={THREE.map((value) => ({ value, label: t(`bindMode.${value}`) }))}
      />
      <RadioInput form={form} name="distribution.tiers" options={TWO.map((value) => ({ value, label: String(value) }))} />
      <RadioInput form={form} name="distribution.base" options={TWO.map((value) => ({ value, label: t(`base.${value}`) }))} />
      <SwitchInput form={form} name="distribution.selfBuy" />
      <PercentInput form={form} name="distribution.first" required />
      <PercentInput form={form} name="distribution.second" required disabled={tiers === 1} />
      <NumberInput form={form} name="distribution.frozenDays" required />
      <PicturesInput form={form} name="distribution.posterImages" max={5} wide />
    </>
  );
}
