import type { z } from 'zod';
import { rule } from '../field/fields';
import { repeated } from '../field/form-field';
import { saleMode } from '../states/goods';
import { yesNo } from '../states/yes-no';
import { type GoodsBlock, returnAddress } from './block';
import { PER_PIECE, PERCENT } from './commission-type';
import { ACCOUNT, FORM, HARDWARE, SOFTWARE } from './kind';
import { combinationCount, type GoodsSpec, MAX_COMBINATIONS } from './sku';

/** What the rules between fields look at. */
export interface Ruled extends GoodsBlock {
  kind: number;
  specType: number;
  specs: GoodsSpec[];
  skus: { values: string[]; price: number }[];
  minBuy: number;
  limitType: number;
  limitNum: number;
  commissionType: number;
  firstValue: number;
  secondValue: number;
  saleMode: number;
  saleTime: string | null;
}

type Context = z.core.$RefinementCtx<unknown>;
type Path = (string | number)[];
const report = (context: Context, name: string, path: Path, params?: Record<string, string | number>) =>
  context.addIssue({ code: 'custom', ...rule(name, params), path });

/** Rules between the fields of goods that are submitted. */
export function goodsRules(goods: Ruled, context: Context): void {
  variantRules(goods, context);
  if (goods.limitType !== 0 && goods.limitNum < 1) report(context, 'range', ['limitNum'], { min: 1, max: 9999 });
  else if (goods.limitType !== 0 && goods.limitNum < goods.minBuy) report(context, 'limitBelowMinimum', ['limitNum']);
  if (goods.saleMode === saleMode.scheduled && goods.saleTime === null) report(context, 'requiredChoice', ['saleTime']);
  if (goods.commissionType === PER_PIECE) wholeFen(goods, context);
  blockRules(goods, context);
}

/** Percentages have two decimals in the same fields; 分 have none. */
function wholeFen(goods: Ruled, context: Context): void {
  for (const name of ['firstValue', 'secondValue'] as const) if (!Number.isInteger(goods[name])) report(context, 'money', [name]);
}

/** Rules that stand in the API under codes of their own (60416, 60417), so that only forms check them as fields. */
export function formOnlyRules(goods: Ruled, context: Context): void {
  combinationLimit(goods, context);
  if (!commissionsFit(goods)) report(context, 'commissionsTooHigh', ['secondValue']);
}

export function combinationLimit(goods: Ruled, context: Context): void {
  if (tooManyCombinations(goods)) report(context, 'tooManyCombinations', ['specs']);
}

export const tooManyCombinations = ({ specType, specs }: Pick<Ruled, 'specType' | 'specs'>): boolean =>
  specType === 1 && combinationCount(specs) > MAX_COMBINATIONS;

/** Commissions together stay below the lowest price; percentages below 100 (goods.md 3.1). */
export function commissionsFit({
  commissionType,
  firstValue,
  secondValue,
  skus,
}: Pick<Ruled, 'commissionType' | 'firstValue' | 'secondValue'> & { readonly skus: readonly { readonly price: number }[] }): boolean {
  if (commissionType === PERCENT) return firstValue + secondValue < 100;
  if (commissionType !== PER_PIECE || skus.length === 0) return true;
  return firstValue + secondValue < Math.min(...skus.map(({ price }) => price));
}

function variantRules({ specType, specs, skus }: Ruled, context: Context): void {
  if (specType === 0) {
    if (skus.length !== 1) report(context, 'atLeastOneVariant', ['skus']);
  } else if (specs.length === 0 || skus.length === 0) report(context, 'atLeastOneVariant', [specs.length === 0 ? 'specs' : 'skus']);
  else combinationRules(specs, skus, context);
}

function combinationRules(specs: readonly GoodsSpec[], skus: Ruled['skus'], context: Context): void {
  for (const at of repeated(specs.map(({ name }) => name))) report(context, 'duplicate', ['specs', at, 'name']);
  specs.forEach(({ values }, at) => {
    for (const again of repeated(values.map(({ value }) => value))) report(context, 'specValueRepeated', ['specs', at, 'values', again]);
  });
  const known = specs.map(({ values }) => new Set(values.map(({ value }) => value)));
  const fits = (values: string[]) => values.length === specs.length && values.every((value, at) => known[at]?.has(value));
  skus.forEach(({ values }, at) => {
    if (!fits(values)) report(context, 'pattern', ['skus', at, 'values']);
  });
  for (const at of repeated(skus.map(({ values }) => values.join('\n')))) report(context, 'specValueRepeated', ['skus', at, 'values']);
}

function blockRules(goods: Ruled, context: Context): void {
  if (goods.kind === ACCOUNT) {
    if (goods.cardFields.length === 0) report(context, 'requiredChoice', ['cardFields']);
    for (const at of repeated(goods.cardFields.map(({ label }) => label)))
      report(context, 'cardFieldRepeated', ['cardFields', at, 'label']);
  }
  if (goods.kind === HARDWARE && goods.returnable === yesNo.yes) {
    for (const part of Object.keys(returnAddress.shape))
      if (goods.returnAddress[part as keyof typeof goods.returnAddress] === '') report(context, 'required', ['returnAddress', part]);
  }
  if (goods.kind === FORM) {
    if (goods.formFields.length === 0) report(context, 'atLeastOneFormField', ['formFields']);
    for (const at of repeated(goods.formFields.map(({ key }) => key))) report(context, 'formKeyRepeated', ['formFields', at, 'key']);
  }
  if (goods.kind === SOFTWARE && goods.platforms.length === 0) report(context, 'requiredChoice', ['platforms']);
}
