import { BOM, csvLine } from '@/lib/format/csv';
import type { RowResult, RowState } from './bulk-batch';

/** The words of a report in the present language. */
export interface ReportWords {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly reason: string;
  readonly states: Readonly<Record<RowState, string>>;
}

/** What became of each row, as a CSV file for the person who has to clear it up; with what the rows are called, where that is known. */
export const bulkReport = (results: readonly RowResult[], words: ReportWords, names?: ReadonlyMap<number, string>): string => {
  const line = (id: number | string, name: string, ...rest: string[]) => csvLine(names ? [id, name, ...rest] : [id, ...rest]);
  const rows = results.map(({ id, state, refusal }) => line(id, names?.get(id) ?? '', words.states[state], refusal?.msg ?? ''));
  return BOM + line(words.id, words.name, words.state, words.reason) + rows.join('');
};
