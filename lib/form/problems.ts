import { isUnder } from './field-path';

/** One thing to mend before a form can be saved. */
export interface Problem {
  readonly field: string;
  readonly message: string;
}

/** All errors of a form, flat and in the order of its fields. react-hook-form nests them like the values. */
export function problemsOf(errors: unknown, path = ''): Problem[] {
  if (typeof errors !== 'object' || errors === null) return [];
  const message = 'message' in errors && typeof errors.message === 'string' && 'type' in errors ? errors.message : '';
  if (message !== '') return [{ field: path, message }];
  return Object.entries(errors)
    .filter(([key]) => key !== 'ref')
    .flatMap(([key, nested]) => problemsOf(nested, key === 'root' && path !== '' ? path : path === '' ? key : `${path}.${key}`));
}

/** How many problems lie in a section, by the fields it holds. */
export const problemsIn = (problems: readonly Problem[], fields: readonly string[]): number =>
  problems.filter((problem) => fields.some((field) => isUnder(problem.field, field))).length;
