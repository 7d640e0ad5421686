/** Looks a message up by its dotted key and fills its placeholders. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;
export type Messages = { readonly [key: string]: string | Messages };
