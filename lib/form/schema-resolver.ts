import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import type { ZodType, z } from 'zod';
import { valueAt, withValueAt } from './field-path';

type Issue = z.core.$ZodIssue;

/** How a field is filled, which decides the sentence when it is empty: typed, chosen or uploaded. */
export type FieldKind = 'typed' | 'chosen' | 'media';

/** What the inputs of a form tell about themselves. */
export interface FieldFacts {
  readonly kinds: ReadonlyMap<string, FieldKind>;
  /** Fields that hold a text which is no value, and the rule it breaks. */
  readonly unreadable: ReadonlyMap<string, string>;
  /** Fields whose input has gone or is disabled, such as the price of what is free now. */
  readonly gone: { readonly size: number; has(field: string): boolean };
  /** What counts in place of a fault in a field that has gone. */
  insteadOf(field: string): unknown;
}

/** Words for what is wrong with a field. */
export interface Sentences {
  ofIssue(issue: Issue, field: string): string;
  ofRule(rule: string, field: string): string;
}

const EMPTY_RULE: Readonly<Record<FieldKind, string>> = { typed: 'required', chosen: 'requiredChoice', media: 'requiredMedia' };

/** Broken by a text in the cell of a number. */
const UNREADABLE_RULE = 'pattern';

/** Checks a form with the contract's schema; every issue becomes a sentence in the present language. */
export function schemaResolver<Values extends FieldValues>(
  schema: ZodType<Values>,
  facts: FieldFacts,
  sentences: Sentences,
): Resolver<Values> {
  return (values, _context, options) => {
    const parsed = readAs(schema, values, facts);
    const errors = new Map<string, FieldError>();
    for (const [field, rule] of facts.unreadable) errors.set(field, { type: rule, message: sentences.ofRule(rule, field) });
    for (const issue of parsed.error?.issues ?? []) {
      const field = issue.path.join('.');
      if (!errors.has(field)) errors.set(field, errorOf(issue, field, valueAt(values, field), facts, sentences));
    }
    if (parsed.success && errors.size === 0) return { values: parsed.data, errors: {} };
    return { values: {}, errors: toNestErrors<Values>(Object.fromEntries(errors), options) };
  };
}

/** The values as a save takes them: a fault in a field that has gone can be mended by nobody, and what is saved there counts instead. */
export function valuesToSave<Values>(schema: ZodType<Values>, values: Values, facts: FieldFacts): Values {
  return facts.gone.size === 0 ? values : withoutGoneFaults(values, schema.safeParse(values), facts);
}

function readAs<Values>(schema: ZodType<Values>, values: Values, facts: FieldFacts): z.ZodSafeParseResult<Values> {
  const parsed = schema.safeParse(values);
  const counted = withoutGoneFaults(values, parsed, facts);
  return counted === values ? parsed : schema.safeParse(counted);
}

function withoutGoneFaults<Values>(values: Values, parsed: z.ZodSafeParseResult<Values>, { gone, insteadOf }: FieldFacts): Values {
  const wrong = (parsed.error?.issues ?? []).map((issue) => issue.path.join('.')).filter((field) => gone.has(field));
  return wrong.reduce((whole, field) => withValueAt(whole, field, insteadOf(field)), values);
}

function errorOf(issue: Issue, field: string, value: unknown, facts: FieldFacts, sentences: Sentences): FieldError {
  const kind = facts.kinds.get(field);
  const empty = value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
  if (empty && kind && !asksItself(issue)) return { type: EMPTY_RULE[kind], message: sentences.ofRule(EMPTY_RULE[kind], field) };
  // Only what is typed can be no number: a cell of a sheet nobody has filled.
  if (Number.isNaN(value)) return { type: EMPTY_RULE.typed, message: sentences.ofRule(EMPTY_RULE.typed, field) };
  // Nothing that is chosen there is a text: somebody typed what is no number.
  if (isText(issue, value)) return { type: UNREADABLE_RULE, message: sentences.ofRule(UNREADABLE_RULE, field) };
  return { type: issue.code, message: sentences.ofIssue(issue, field) };
}

const isText = (issue: Issue, value: unknown): boolean =>
  issue.code === 'invalid_type' && issue.expected === 'number' && typeof value === 'string' && value !== '';

/** Some rules name what is missing better than the way it is filled does. */
const asksItself = (issue: Issue): boolean => issue.code === 'custom' && issue.params?.asks === 1;
