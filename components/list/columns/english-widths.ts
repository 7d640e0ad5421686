import type { Language } from '@/lib/messages/language';
import type { Column } from './column';

/** Columns that are measured for Chinese, wider where their English words need it. */
export const englishWidths = <Row>(
  columns: readonly Column<Row>[],
  language: Language,
  widths: readonly (readonly [key: string, width: number])[],
): readonly Column<Row>[] => {
  if (language !== 'en') return columns;
  const wider = new Map(widths);
  return columns.map((column) => (wider.has(column.key) ? { ...column, width: wider.get(column.key) ?? 0 } : column));
};
