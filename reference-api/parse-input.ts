import type { ZodType, z } from 'zod';
import { codes } from '@/lib/contract/call/codes';
import { validationSentence } from '@/lib/format/validation-sentence';
import type { Language } from '@/lib/messages/language';
import { InvalidFields, Refusal } from './refusal';
import type { Texts } from './texts';

/** Checks one part of a request against the contract; the sentences name the fields in the caller's language. */
export function parseInput<Parsed>(
  schema: ZodType<Parsed>,
  given: unknown,
  endpoint: { readonly labels: string | undefined },
  { texts, language }: { texts: Texts; language: Language },
): Parsed {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  // The whole body is missing or no object: there is no field to name.
  if (issues.every((issue) => issue.path.length === 0)) throw new Refusal(codes.invalidRequest);
  throw new InvalidFields((translate) =>
    firstOfEachField(issues).map((issue) => ({
      field: issue.path.join('.'),
      msg: validationSentence(issue, texts.label(language, endpoint.labels, labelKey(issue.path)), translate),
    })),
  );
}

/** The one character no text of the database can hold; it has no look and no meaning, so it is left out instead of refused. */
const ZERO = '\0';
const withoutZeros = (value: unknown): unknown => (typeof value === 'string' ? value.replaceAll(ZERO, '') : value);

/** What stands in the address of a request, by name. */
export const readable = (given: Readonly<Record<string, string>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, withoutZeros(value)]));

/** The body of a request as JSON. */
export function parseJson(text: string): unknown {
  try {
    // Walking the whole body costs more than looking for the escape first.
    return text.includes('\\u0000') ? JSON.parse(text, (_, value: unknown) => withoutZeros(value)) : JSON.parse(text);
  } catch (error) {
    throw Object.assign(new Refusal(codes.invalidRequest), { cause: error });
  }
}

/** Where the label of a field stands: its path without the positions in lists. */
const labelKey = (path: readonly PropertyKey[]) => path.filter((part) => typeof part === 'string').join('.');

function firstOfEachField(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const seen = new Set<string>();
  return issues.filter((issue) => {
    const field = issue.path.join('.');
    return !seen.has(field) && seen.add(field);
  });
}
