import { type ZodType, z } from 'zod';
import { flag } from '../field/fields';

/** Rows of a list as everything above the contract sees them, whatever dialect the wire spoke. */
export interface Page<Row, Summary extends object = object> {
  rows: Row[];
  /** Rows that match, over all pages. */
  total: number;
  /** Set where counting them all would take too long: at least so many match, and `total` is an estimate. */
  totalAtLeast?: number | undefined;
  /** Sums over everything that matches. */
  summary?: Summary | undefined;
  /** How many rows stand under each state tab, `MOST_COUNTED` at most. */
  tabs?: Record<string, number> | undefined;
}

/** Page sizes the specification offers (section 9). */
export const PAGE_SIZES = [10, 20, 30, 50] as const;
export const DEFAULT_PAGE_SIZE = 20;

/** Up to where rows are counted one by one; a tab that says so many stands for at least so many. */
export const MOST_COUNTED = 100_000;

/** The largest page a list answers with. */
export const MAX_PAGE_SIZE = 50;

const pageNumber = z.coerce.number().int().min(1).default(1);
const pageSize = (size: number) => z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(size);

/** Paging as most lists ask for it: `currPage` counts from 1. */
export const paging = (size: number = DEFAULT_PAGE_SIZE) =>
  z.object({
    currPage: pageNumber,
    pageSize: pageSize(size),
    /** Counts every match, however long it takes. */
    exactTotal: z.coerce.number().pipe(flag).optional(),
  });
/** Paging as the video list asks for it. */
export const videoPaging = (size: number = DEFAULT_PAGE_SIZE) => z.object({ page: pageNumber, pageSize: pageSize(size) });
export type Paging = z.infer<ReturnType<typeof paging>>;

const counts = z.record(z.string(), z.number());

const listWire = <Row, Summary extends object>(row: ZodType<Row>, summary: ZodType<Summary>) =>
  z.object({
    list: z.array(row),
    totalCount: z.number().int(),
    totalAtLeast: z.number().int().optional(),
    summary: summary.optional(),
    tabs: counts.optional(),
  });
const contentWire = <Row>(row: ZodType<Row>) =>
  z.object({
    content: z.array(row),
    pagination: z.object({ page: z.number().int(), pageSize: z.number().int(), total: z.number().int(), totalPage: z.number().int() }),
  });

const pageSchema = <Row, Summary extends object>() =>
  z.custom<Page<Row, Summary>>((value) => typeof value === 'object' && value !== null && 'rows' in value);

/**
 * The answer of a list: any of the three shapes servers send (bare array, list/totalCount, content/pagination) is read as one
 * `Page`; written, it is the usual `list` and `totalCount` (00-conventions 1.1).
 */
export function pageOf<Row>(row: ZodType<Row>): ZodType<Page<Row>>;
export function pageOf<Row, Summary extends object>(row: ZodType<Row>, summary: ZodType<Summary>): ZodType<Page<Row, Summary>>;
export function pageOf<Row>(row: ZodType<Row>, summary: ZodType<object> = counts): ZodType<Page<Row, object>> {
  return z.codec(z.union([listWire(row, summary), contentWire(row), z.array(row)]), pageSchema<Row, object>(), {
    decode: (wire): Page<Row, object> => {
      if (Array.isArray(wire)) return { rows: wire, total: wire.length };
      if ('content' in wire) return { rows: wire.content, total: wire.pagination.total };
      return { rows: wire.list, total: wire.totalCount, totalAtLeast: wire.totalAtLeast, summary: wire.summary, tabs: wire.tabs };
    },
    encode: (page) => ({
      list: page.rows,
      totalCount: page.total,
      totalAtLeast: page.totalAtLeast,
      summary: page.summary,
      tabs: page.tabs,
    }),
  });
}

/** What the video list answers with: read like any page, written as `content` and `pagination`. */
export interface VideoPage<Row> extends Page<Row> {
  page: number;
  pageSize: number;
}

/** The video list's own dialect (specification 3). */
export const videoPageOf = <Row>(row: ZodType<Row>): ZodType<VideoPage<Row>> =>
  z.codec(z.union([contentWire(row), listWire(row, counts), z.array(row)]), z.custom<VideoPage<Row>>(), {
    decode: (wire): VideoPage<Row> => {
      if (Array.isArray(wire)) return { rows: wire, total: wire.length, page: 1, pageSize: wire.length };
      if ('content' in wire) {
        return { rows: wire.content, total: wire.pagination.total, page: wire.pagination.page, pageSize: wire.pagination.pageSize };
      }
      return { rows: wire.list, total: wire.totalCount, page: 1, pageSize: wire.list.length };
    },
    encode: ({ rows, total, page, pageSize }) => ({
      content: rows,
      pagination: { page, pageSize, total, totalPage: Math.ceil(total / Math.max(1, pageSize)) },
    }),
  });
