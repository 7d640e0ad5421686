import { z } from 'zod';
import { flag, rule } from '../field/fields';
import { MOBILE } from '../field/mobile';

/** A switch of the settings, on or off when nobody has saved it. */
export const onOff = (unset: 0 | 1) => flag.default(unset);

/** An amount in 分 between two others; the sentence names them in 元. */
export const moneyBetween = (min: number, max: number) =>
  z
    .number()
    .int()
    .refine((value) => value >= min && value <= max, rule('range', { min: min / 100, max: max / 100 }));

/** Optional typed text. */
export const optionalText = (max: number) => z.string().trim().max(max).default('');
/** Address of a picture, '' when there is none. */
export const picture = z.string().max(500).default('');
/** Rich text; the API cleans it before it is stored. */
export const html = z.string().max(200_000).default('');
/** Mobile numbers to which notices go. */
export const mobiles = z
  .array(
    z
      .string()
      .trim()
      .refine((value) => MOBILE.test(value), rule('mobile')),
  )
  .max(5)
  .default([]);
