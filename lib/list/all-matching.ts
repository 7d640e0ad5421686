import type { Page } from '@/lib/contract/call/page';
import type { Identified } from '@/lib/contract/call/resource';

/** How many rows "all that match" may reach: beyond it the answer is an export or a narrower filter. */
export const MAX_ALL_MATCHING = 10_000;
/** The largest page a list answers with. */
const WALK_SIZE = 50;

/** Something changed between choosing everything and acting: the person is asked again with the new number. */
export class CountChanged extends Error {
  override readonly name = 'CountChanged';

  constructor(
    readonly expected: number,
    readonly found: number,
  ) {
    super(`expected ${expected} rows, found ${found}`);
  }
}

/**
 * The ids of all rows that match, read page by page. Throws CountChanged when there are not as many as the person saw,
 * because an action on rows nobody has seen must not happen.
 */
export async function matchingIds(
  ask: (page: { currPage: number; pageSize: number }, signal: AbortSignal) => Promise<Page<Identified>>,
  {
    expected,
    except,
    signal,
    onProgress,
  }: { expected: number; except: ReadonlySet<number>; signal: AbortSignal; onProgress?: (read: number) => void },
): Promise<number[]> {
  const ids = new Set<number>();
  for (let currPage = 1; ; currPage += 1) {
    signal.throwIfAborted();
    const page = await ask({ currPage, pageSize: WALK_SIZE }, signal);
    if (page.total !== expected) throw new CountChanged(expected, page.total);
    for (const row of page.rows) ids.add(row.id);
    onProgress?.(ids.size);
    if (page.rows.length === 0 || currPage * WALK_SIZE >= page.total) break;
  }
  // Rows that moved between pages while they were read would be missing or seen twice.
  if (ids.size !== expected) throw new CountChanged(expected, ids.size);
  return [...ids].filter((id) => !except.has(id));
}
