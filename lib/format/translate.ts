/** Looks a message up by its dotted key and fills its placeholders. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;
export type Messages = { readonly [key: string]: string | Messages };

/** A message is missing: a defect of ours that tests catch, never shown as an empty text. */
export class MissingMessage extends Error {
  override readonly name = 'MissingMessage';
}
