import { type ZodType, z } from 'zod';

/**
 * A list whose answer may say more beside the rows. What stands there and cannot be read is left out: a list is worth showing without it.
 * `beside` gives its own defaults for an empty answer; `written` gives what of it goes on the wire.
 */
export const pageBeside = <Rows extends object, Beside extends object>(
  page: ZodType<Rows>,
  beside: ZodType<Beside>,
  written: (beside: Beside) => object,
): ZodType<Rows & Beside> =>
  z.codec(z.unknown(), z.custom<Rows & Beside>(), {
    decode: (wire, context): Rows & Beside => {
      const rows = page.safeParse(wire);
      if (!rows.success) {
        context.issues.push(...rows.error.issues.map((issue) => ({ ...issue, input: wire }) as z.core.$ZodRawIssue));
        return z.NEVER;
      }
      const more = beside.safeParse(wire);
      return { ...rows.data, ...(more.success ? more.data : beside.parse({})) };
    },
    encode: (value) => ({ ...(z.encode(page, value) as object), ...written(value) }),
  });
