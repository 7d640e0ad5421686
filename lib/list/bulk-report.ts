import { BOM, csvLine } from '@/lib/format/csv';
import type { RowResult, RowState } from './bulk-batch';

/** The words of a report in the present language. */
export interface ReportWords {
  readonly id: string;
  readonly state: string;
  readonly reason: string;
  readonly states: Readonly<Record<RowState, string>>;
}

/** What became of each row, as a CSV file for the person who has to clear it up. */
export const bulkReport = (results: readonly RowResult[], words: ReportWords): string =>
  BOM +
  csvLine([words.id, words.state, words.reason]) +
  results.map(({ id, state, refusal }) => csvLine([id, words.states[state], refusal?.msg ?? ''])).join('');
