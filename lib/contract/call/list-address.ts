import type { ZodType } from 'zod';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from './page';

/** Names the saved view an address was opened from; it is no filter. */
export const VIEW_KEY = 'view';
/**
 * What an address asks a list for: unknown keys are dropped, and what does not parse falls back to its default.
 * `fixed` are filters the screen sets itself; the address cannot change them.
 */
export function parseListAddress<Query>(schema: ZodType<Query>, search: string, fixed: object = {}): Query {
  const asked = new Map([...new URLSearchParams(search)].filter(([key, value]) => value !== '' && key !== VIEW_KEY));
  for (;;) {
    const parsed = schema.safeParse({ ...Object.fromEntries(asked), ...fixed });
    if (parsed.success) return withOfferedSize(parsed.data);
    const refused = parsed.error.issues.map((issue) => String(issue.path[0]));
    const dropped = refused.filter((key) => asked.delete(key));
    if (dropped.length === 0) return schema.parse(fixed);
  }
}

/** The contract lets a caller ask for any size up to 50; people choose among the specified ones. */
function withOfferedSize<Query>(query: Query): Query {
  if (typeof query !== 'object' || query === null || !('pageSize' in query)) return query;
  return PAGE_SIZES.some((size) => size === query.pageSize) ? query : { ...query, pageSize: DEFAULT_PAGE_SIZE };
}
