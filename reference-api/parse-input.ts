import type { ZodType, z } from 'zod';
import { codes } from '@/lib/contract/codes';
import type { AnyEndpoint } from '@/lib/contract/endpoint';
import { validationSentence } from '@/lib/format/validation-sentence';
import type { Language } from '@/lib/messages/language';
import { InvalidFields, Refusal } from './refusal';
import type { Texts } from './texts';

/** Checks one part of a request against the contract; the sentences name the fields in the caller's language. */
export function parseInput<Parsed>(
  schema: ZodType<Parsed>,
  given: unknown,
  endpoint: AnyEndpoint,
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
      msg: validationSentence(issue, texts.label(language, endpoint.labels, String(issue.path[0])), translate),
    })),
  );
}

/** The body of a request as JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw Object.assign(new Refusal(codes.invalidRequest), { cause: error });
  }
}

function firstOfEachField(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const seen = new Set<string>();
  return issues.filter((issue) => {
    const field = issue.path.join('.');
    return !seen.has(field) && seen.add(field);
  });
}
