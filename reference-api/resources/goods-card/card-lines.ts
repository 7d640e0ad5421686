/** A line of an import of cards. */
export interface CardLine {
  /** As a person counts, blank lines included. */
  readonly line: number;
  /** The fields in their order; null when their number is wrong. */
  readonly fields: readonly string[] | null;
}

/**
 * Reads one card a line; blank lines are skipped. With a single field the whole line is the card, whatever it holds. The preview in the
 * browser reads its lines as those of any import and sends them in this form (CardImport).
 */
export function readCardLines(text: string, separator: string, fieldCount: number): CardLine[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((written, at) => ({ line: at + 1, written: written.trim() }))
    .filter(({ written }) => written !== '')
    .map(({ line, written }) => ({ line, fields: fieldsOf(written, separator, fieldCount) }));
}

function fieldsOf(written: string, separator: string, fieldCount: number): string[] | null {
  const fields = fieldCount === 1 ? [written] : written.split(separator).map((field) => field.trim());
  return fields.length === fieldCount && fields.every((field) => field !== '') ? fields : null;
}
