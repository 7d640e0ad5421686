import type { z } from 'zod';
import type { Translate } from './translate';

type Issue = z.core.$ZodIssue;

/**
 * The sentence for one refused field (00-conventions 4), used by forms and by the API's answers alike.
 * `label` is the field's label in the present language; a rule the schema names in `params.rule` goes before the general ones.
 */
export function validationSentence(issue: Issue, label: string, translate: Translate): string {
  const { key, values } = ruleOf(issue);
  return translate(`validation.${key}`, { label, ...values });
}

interface Rule {
  key: string;
  values?: Record<string, string | number>;
}

function ruleOf(issue: Issue): Rule {
  switch (issue.code) {
    case 'custom':
      return named(issue.params);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return issue.origin === 'string'
        ? { key: 'maxLength', values: { max: Number(issue.maximum) } }
        : { key: 'notAbove', values: { other: Number(issue.maximum) } };
    case 'invalid_type':
      if (issue.expected === 'int') return { key: 'integer' };
      return { key: issue.expected === 'array' || issue.expected === 'number' ? 'requiredChoice' : 'required' };
    case 'invalid_value':
      return { key: 'requiredChoice' };
    case 'invalid_union':
      return firstOf(issue.errors);
    default:
      return { key: 'pattern' };
  }
}

function named(params: Record<string, unknown> | undefined): Rule {
  const { rule, ...values } = params ?? {};
  return { key: typeof rule === 'string' ? rule : 'pattern', values: values as Record<string, string | number> };
}

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>): Rule {
  const least = Number(issue.minimum);
  if (issue.origin === 'array') return { key: 'requiredChoice' };
  if (issue.origin === 'string') return least <= 1 ? { key: 'required' } : { key: 'pattern' };
  return { key: 'notBelow', values: { other: least } };
}

/** Of a union the alternative that got furthest is meant: the last one, since the empty text stands first. */
function firstOf(alternatives: readonly (readonly Issue[])[]): Rule {
  const issue = alternatives.at(-1)?.[0];
  return issue ? ruleOf(issue) : { key: 'pattern' };
}
