import { z } from 'zod';
import { onOff } from '@/lib/contract/states/on-off';
import { storeAuths } from '@/lib/contract/store';
import { listPriceNotBelow, type StoreMeal, type StoreMealDraft, storeMealFields } from '@/lib/contract/store-meal';

/** The form holds the features as a list; the wire holds them comma-separated. */
export const mealForm = storeMealFields.extend({ auths: z.array(z.enum(storeAuths)) }).refine(...listPriceNotBelow);
export type MealValues = z.infer<typeof mealForm>;

const blank: MealValues = {
  name: '',
  levelId: 0,
  price: 0,
  marketPrice: 0,
  durationUnit: 3,
  durationNum: 1,
  auths: [],
  goodsLimit: null,
  cover: '',
  intro: '',
  sort: 0,
  status: onOff.on,
};

/** A plan as its form begins; `suffix` tells a copy from what it was made of. */
export function valuesOf(row: StoreMeal | undefined, suffix: string): MealValues {
  if (!row) return blank;
  const unit = ([1, 2, 3, 9] as const).find((known) => known === row.durationUnit) ?? 1;
  return {
    ...row,
    name: `${row.name}${suffix}`.slice(0, 30),
    durationUnit: unit,
    auths: storeAuths.filter((code) => row.auths.split(',').includes(code)),
  };
}

/** What is sent of a form. */
export const draftOf = ({ auths, ...values }: MealValues): StoreMealDraft => ({ ...values, auths: auths.join(',') });
