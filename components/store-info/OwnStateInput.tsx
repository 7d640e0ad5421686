'use client';
import { useTranslations } from 'next-intl';
import { RadioInput } from '@/components/form/inputs/RadioInput';
import type { ResourceForm } from '@/components/form/state/resource-form';
import { MAIN_STORE } from '@/lib/contract/access';
import { storeState } from '@/lib/contract/states/store';
import type { StoreForm } from './store-draft';

/** The two states a store chooses itself (shopping.md 1.4). */
const OWN_STATES = [storeState.open, storeState.resting];

/** 营业 or 休息: for another store that is neither closed nor expired. */
export function OwnStateInput({ form, storeId }: { form: ResourceForm<StoreForm>; storeId: number }) {
  const t = useTranslations('storeInfo');
  const states = useTranslations('enums.storeStatus');
  if (storeId === MAIN_STORE || form.hook.getValues('status') === undefined) return null;
  const options = OWN_STATES.map((value) => ({ value, label: states(String(value)) }));
  return <RadioInput form={form} name="status" wide hint={t('resting')} options={options} />;
}
