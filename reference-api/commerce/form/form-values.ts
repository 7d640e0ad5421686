import { isIdCard } from '@/lib/contract/field/id-card';
import { MOBILE } from '@/lib/contract/field/mobile';
import type { Effect } from '@/reference-api/commerce/effect';
import type { FormFieldShape, FormValues } from '@/reference-api/database/schema/shapes';
import { InvalidFields, type RefusalValue } from '@/reference-api/refusal';

type Rule = { rule: string; values?: Readonly<Record<string, RefusalValue>> } | undefined;
type Value = FormValues[string] | undefined;

const CHOSEN = ['select', 'radio', 'checkbox', 'date', 'time'];
const PATTERNS: Readonly<Record<string, RegExp>> = {
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  time: /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/,
};

/**
 * What a buyer filled in, checked against the fields of the goods with the templates of the contract (order.md 7) and ready to be
 * kept: unknown keys fall away, secret values are sealed. With `only` these fields must be there, and no other is looked at.
 */
export function checkedForm(
  { keys }: Pick<Effect, 'keys'>,
  fields: readonly FormFieldShape[],
  given: Readonly<Record<string, unknown>>,
  only?: readonly string[],
): FormValues {
  const kept: FormValues = {};
  const wanted = fields.filter(({ key }) => !only || only.includes(key));
  for (const field of wanted) {
    const value = readValue(given[field.key]);
    const broken = brokenRule(field, value);
    if (broken) throw refuse(field, broken);
    if (value === undefined || value === '') continue;
    kept[field.key] = field.type === 'secret' ? keys.seal(String(value)) : value;
  }
  return kept;
}

function readValue(value: unknown): Value {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.map(String);
  return undefined;
}

function brokenRule(field: FormFieldShape, value: Value): Rule {
  const missing = value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
  if (missing) return field.required ? { rule: missingRule(field.type) } : undefined;
  if (field.type === 'number') return brokenNumber(field, value);
  if (field.type === 'image') return brokenImages(field, value);
  if (field.type === 'checkbox' || field.type === 'select' || field.type === 'radio') return brokenChoice(field, value);
  return brokenText(field, String(value));
}

function missingRule(type: string): string {
  if (type === 'image') return 'requiredMedia';
  return CHOSEN.includes(type) ? 'requiredChoice' : 'required';
}

function brokenNumber({ min, max }: FormFieldShape, value: Value): Rule {
  const number = Number(value);
  if (!Number.isFinite(number)) return { rule: 'pattern' };
  const low = min ?? Number.NEGATIVE_INFINITY;
  const high = max ?? Number.POSITIVE_INFINITY;
  return number < low || number > high ? { rule: 'range', values: { min: min ?? '', max: max ?? '' } } : undefined;
}

function brokenImages({ maxCount = 1 }: FormFieldShape, value: Value): Rule {
  const images = Array.isArray(value) ? value : [String(value)];
  return images.length > maxCount ? { rule: 'range', values: { min: 1, max: maxCount } } : undefined;
}

function brokenChoice({ options = [], type }: FormFieldShape, value: Value): Rule {
  const chosen = Array.isArray(value) ? value : [String(value)];
  const known = chosen.every((each) => options.includes(each));
  return known && (type === 'checkbox' || chosen.length === 1) ? undefined : { rule: 'pattern' };
}

function brokenText({ type, minLen, maxLen }: FormFieldShape, value: string): Rule {
  if (type === 'mobile') return MOBILE.test(value) ? undefined : { rule: 'mobile' };
  if (type === 'idcard') return isIdCard(value) ? undefined : { rule: 'pattern' };
  const pattern = PATTERNS[type];
  if (pattern) return pattern.test(value) ? undefined : { rule: 'pattern' };
  const low = minLen ?? 0;
  const high = maxLen ?? 500;
  return value.length < low || value.length > high ? { rule: 'length', values: { min: low, max: high } } : undefined;
}

const refuse = ({ key, label }: FormFieldShape, broken: NonNullable<Rule>) =>
  new InvalidFields((translate) => [
    { field: `formValues.${key}`, msg: translate(`validation.${broken.rule}`, { ...plain(broken.values), label }) },
  ]);

const plain = (values: Readonly<Record<string, RefusalValue>> = {}): Record<string, string | number> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? value.message : value]));
