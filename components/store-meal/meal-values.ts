import { z } from 'zod';
import { version } from '@/lib/contract/field/fields';
import { onOff } from '@/lib/contract/states/on-off';
import { storeAuths } from '@/lib/contract/store';
import { listPriceNotBelow, type StoreMeal, type StoreMealDraft, storeMealFields, withoutTermForEver } from '@/lib/contract/store-meal';

/** The form holds the features as a list; the wire holds them comma-separated. */
export const mealForm = withoutTermForEver(
  storeMealFields.extend({ auths: z.array(z.enum(storeAuths)), version: version.optional() }).refine(...listPriceNotBelow),
);
export type MealValues = z.infer<typeof mealForm>;

export const blank: MealValues = {
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

/** A plan as its form edits it. */
export function valuesOf({ id: _id, levelName: _level, soldCount: _sold, storeCount: _stores, ...row }: StoreMeal): MealValues {
  const unit = ([1, 2, 3, 9] as const).find((known) => known === row.durationUnit) ?? 1;
  return {
    ...row,
    durationUnit: unit,
    auths: storeAuths.filter((code) => row.auths.split(',').includes(code)),
  };
}

/** What a plan made of another begins with; `suffix` tells the two apart. */
export const copyOf = (row: StoreMeal, suffix: string): MealValues => ({ ...valuesOf(row), name: `${row.name}${suffix}`.slice(0, 30) });

/** What is sent of a form. */
export const draftOf = ({ auths, version: _read, ...values }: MealValues): StoreMealDraft => ({ ...values, auths: auths.join(',') });
