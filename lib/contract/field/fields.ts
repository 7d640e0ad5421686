import { z } from 'zod';
import { isWireDate, isWireTime, WIRE_TIME } from './calendar';

/**
 * Building blocks of every schema. They carry no user text: a rule that needs a sentence of its own names it in
 * `params.rule`, and `lib/format` turns rule and label into the sentence (00-conventions 4).
 */
export const rule = (name: string, params: Record<string, string | number> = {}) => ({ params: { rule: name, ...params } });
/** A rule whose sentence asks for what is missing itself, so it is said of an empty field too: 请选择跳转分类. */
export const askingRule = (name: string) => rule(name, { asks: 1 });
/** Trimmed text of one form; `named` is the rule whose sentence is shown otherwise. */
export const pattern = (form: RegExp, named = 'pattern') =>
  z
    .string()
    .trim()
    .refine((value) => form.test(value), rule(named));

/** Ids of one call at most: the console sends larger choices in batches, and each id is work inside a transaction. */
export const MAX_IDS = 1000;
/** Addresses and some answers carry ids as text; they are numbers above the contract. Nothing else passes for one. */
const idAsText = z.codec(z.string().regex(/^-?\d{1,15}$/), z.number().int(), { decode: Number, encode: String });
export const id = z.union([z.number().int(), idAsText]);
export const positiveId = id.refine((value) => value > 0);
/** Money in 分 (1/100 CNY), integer. */
export const fen = z.number().int();
/** 0 or 1. */
export const flag = z.union([z.literal(0), z.literal(1)]);
/** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
export const time = z.string().regex(WIRE_TIME).refine(isWireTime);
/** `YYYY-MM-DD`. */
export const date = z.string().trim().refine(isWireDate, rule('date'));
/** Percent 0 to 100 with at most two decimals. */
export const percent = z
  .number()
  .refine((value) => value >= 0 && value <= 100, rule('range', { min: 0, max: 100 }))
  .multipleOf(0.01);
/** Version of an editable record; a stale one is refused with 40901. */
export const version = z.number().int();

/** A whole number between two others, both included. */
export const wholeBetween = (min: number, max: number) =>
  z
    .number()
    .int()
    .refine((value) => value >= min && value <= max, rule('range', { min, max }));

/** Typed text, trimmed, between two lengths; a minimum of 1 means required. */
export const text = (min: number, max: number) => z.string().trim().min(min).max(max);
/** Typed text, trimmed, whose length is told as a range when it is missed. */
export const lengthBetween = (min: number, max: number) =>
  z
    .string()
    .trim()
    .refine((value) => value.length >= min && value.length <= max, rule('length', { min, max }));
/** The address of a picture that must be there. */
export const pictureUrl = z
  .string()
  .trim()
  .max(500)
  .refine((value) => value !== '', rule('requiredMedia'));
/** The address of a picture, or none. */
export const optionalPicture = z.string().trim().max(500).default('');
/** Chinese mobile number; a masked one sent back unchanged means "unchanged" (00-conventions 1.6). */
export const mobile = pattern(/^1(?:[3-9]\d{9}|\d{2}\*{4}\d{4})$/, 'mobile');
export const email = z
  .string()
  .trim()
  .max(50)
  .refine((value) => value === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value), rule('email'));

/** Words a person typed to find rows: trimmed, at most 50 characters. */
export const keyword = z.string().trim().max(50).optional();
/** A comma-separated list of whole numbers in a query: `status=1,2`. */
export const idList = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
  z.array(id).max(MAX_IDS),
);

/** Values chosen out of a few, each once: one that is sent twice is kept once, and no more are taken than there can be. */
export const choices = <Of extends z.ZodType>(of: Of, most: number) =>
  z
    .array(of)
    .overwrite((chosen) => [...new Set(chosen)])
    .max(most);
/** Levels of members; a shop has a handful. */
export const levelChoices = choices(id, 100).default([]);

/** No input at all. */
export const none = z.undefined() as z.ZodType<undefined>;
/** An answer nobody reads. */
export const nothing = z.unknown() as z.ZodType<unknown>;
