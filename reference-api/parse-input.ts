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

/**
 * Text as the database can hold it: without the zero character, which has no look and no meaning, and with the mark for what cannot be
 * read instead of half a character. Columns of text get that from their encoding; those of JSON refuse the half.
 */
const storable = (value: unknown): unknown => (typeof value === 'string' ? Buffer.from(value.replaceAll('\0', '')).toString() : value);
/** How the two are written in JSON; letters that have two halves are found as well, and are whole afterwards. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/i;

/** What stands in the address of a request, by name. */
export const readable = (given: Readonly<Record<string, string>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, storable(value)]));

/** The body of a request as JSON. */
export function parseJson(text: string): unknown {
  try {
    // Walking the whole body costs more than looking for the escapes first.
    return UNSTORABLE.test(text) ? JSON.parse(text, (_, value: unknown) => storable(value)) : JSON.parse(text);
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
