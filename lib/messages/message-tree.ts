/** A namespace or a part of one: texts by key. */
export type Messages = { readonly [key: string]: string | Messages };
