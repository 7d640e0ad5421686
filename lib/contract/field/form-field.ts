import { z } from 'zod';
import { flag, pattern, rule, text, wholeBetween } from './fields';

/** What a buyer is asked for (goods.md 3.3); the set is copied onto the order, so edits never touch old orders. */
export const FORM_FIELD_TYPES = [
  'text',
  'textarea',
  'number',
  'mobile',
  'email',
  'idcard',
  'date',
  'time',
  'select',
  'radio',
  'checkbox',
  'image',
  'secret',
] as const;
export const formFieldType = z.enum(FORM_FIELD_TYPES);
export type FormFieldType = z.infer<typeof formFieldType>;

const CHOICES: readonly FormFieldType[] = ['select', 'radio', 'checkbox'];
const TEXTS: readonly FormFieldType[] = ['text', 'textarea', 'secret'];
/** Whether a field offers choices. */
export const offersChoices = (type: FormFieldType): boolean => CHOICES.includes(type);
/** Whether a field limits how much is typed. */
export const limitsLength = (type: FormFieldType): boolean => TEXTS.includes(type);

export const MAX_FORM_FIELDS = 20;
export const MAX_OPTIONS = 50;
/** Letters of an option (goods.md 3.3). */
export const LONGEST_OPTION = 30;
const LARGEST = 999_999_999;

export const formField = z
  .object({
    key: pattern(/^[a-z][a-z0-9_]{0,29}$/),
    label: text(1, 20),
    type: formFieldType,
    required: flag.default(1),
    placeholder: z.string().trim().max(50).default(''),
    options: z.array(text(1, LONGEST_OPTION)).max(MAX_OPTIONS).default([]),
    minLen: wholeBetween(0, 500).default(0),
    maxLen: wholeBetween(1, 500).default(100),
    min: z.number().min(-LARGEST).max(LARGEST).nullable().default(null),
    max: z.number().min(-LARGEST).max(LARGEST).nullable().default(null),
    maxCount: wholeBetween(1, 9).default(1),
    sort: wholeBetween(0, 9999).default(0),
  })
  .refine(({ type, options }) => !offersChoices(type) || options.length >= 2, { ...rule('twoOptions'), path: ['options'] })
  .refine(({ type, minLen, maxLen }) => !limitsLength(type) || minLen <= maxLen, { ...rule('lengthsCross'), path: ['maxLen'] })
  .refine(({ type, min, max }) => type !== 'number' || min === null || max === null || min <= max, {
    ...rule('numbersCross'),
    path: ['max'],
  })
  .superRefine(({ type, options }, context) => {
    if (!offersChoices(type)) return;
    for (const at of repeated(options)) context.addIssue({ code: 'custom', ...rule('optionRepeated'), path: ['options', at] });
  });
export type FormField = z.infer<typeof formField>;

/** Positions of values that stood before already. */
export const repeated = (values: readonly string[]): number[] => values.flatMap((value, at) => (values.indexOf(value) < at ? [at] : []));
