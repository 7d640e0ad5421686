import { halfWidth } from '@/lib/format/full-width';

/** A button of the pager: a page, or a gap that leaps over some. */
export type PagerItem = { readonly page: number; readonly gap: boolean };

/** How many page numbers stand between the first and the last. */
const AROUND = 5;
/** How many pages a gap leaps over. */
export const LEAP = 5;

export const pageCount = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));

/** The numbers a pager shows: always the first and the last page, the present one in the middle of the others. */
export function pagerItems(current: number, pages: number): PagerItem[] {
  if (pages <= AROUND + 2) return span(1, pages);
  const half = (AROUND - 1) / 2;
  const from = Math.min(Math.max(2, current - half), pages - AROUND);
  const to = from + AROUND - 1;
  return [
    ...span(1, 1),
    ...(from > 2 ? [{ page: Math.max(1, current - LEAP), gap: true }] : []),
    ...span(from, to),
    ...(to < pages - 1 ? [{ page: Math.min(pages, current + LEAP), gap: true }] : []),
    ...span(pages, pages),
  ];
}

/** The page a person typed into the jumper, moved into what exists; null when it is no number. */
export function jumpTarget(text: string, pages: number): number | null {
  const typed = halfWidth(text).trim();
  const page = Number(typed);
  if (typed === '' || !Number.isFinite(page)) return null;
  return Math.min(Math.max(1, Math.trunc(page)), pages);
}

const span = (from: number, to: number): PagerItem[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ page: from + index, gap: false }));
