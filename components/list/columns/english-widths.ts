import type { Language } from '@/lib/messages/language';
import type { Column } from './column';

/** Columns that are measured for Chinese, wider where their English words need it. */
export const englishWidths = <Row>(
  columns: readonly Column<Row>[],
  language: Language,
  widths: Readonly<Record<string, number>>,
): readonly Column<Row>[] =>
  language === 'en' ? columns.map((column) => ({ ...column, width: widths[column.key] ?? column.width ?? 0 })) : columns;
