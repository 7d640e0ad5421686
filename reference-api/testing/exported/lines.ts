import { isAmount, parseCsv } from '@/lib/format/csv';
import { parseFen } from '@/lib/format/money';
import type { Translate } from '@/lib/format/translate';

/** One line of an exported list, asked by the message keys of its heads. */
export interface Line {
  /** The cell under a head; the head has to be there. */
  text(head: string): string;
  /** The amount under a head in 分; an empty cell is none. What is no amount a spreadsheet could add up is refused. */
  fen(head: string): number;
  /** The number under a head. */
  number(head: string): number;
}

/** The lines of an exported list, read as a spreadsheet reads them. */
export function linesOf(csv: string, translate: Translate): Line[] {
  const texts = new Set<number>();
  const [heads = [], ...rows] = parseCsv(csv, (_cell, column) => texts.add(column));
  return rows.map((cells) => {
    const text = (head: string) => {
      const at = heads.indexOf(translate(head));
      if (at < 0) throw new Error(`No column ${head} among ${heads.join(', ')}.`);
      return cells[at] ?? '';
    };
    const read = (head: string, parse: (written: string) => number | null) => {
      const value = text(head) === '' ? 0 : parse(text(head));
      if (texts.has(heads.indexOf(translate(head)))) throw new Error(`${head} is quoted as a text somewhere, and adds up to nothing.`);
      if (value === null || Number.isNaN(value)) throw new Error(`${head} holds ${text(head)}, which adds up to nothing.`);
      return value;
    };
    return { text, fen: (head) => read(head, amount), number: (head) => read(head, Number) };
  });
}

/** An amount in 分, where a spreadsheet would take the cell for one: only two decimals make it a number there. */
const amount = (written: string): number | null => (isAmount(written) ? parseFen(written) : null);

/** What a column of lines adds up to, in 分. */
export const sumOf = (lines: readonly Line[], head: string): number => lines.reduce((sum, line) => sum + line.fen(head), 0);
