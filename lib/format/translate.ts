/** Looks a message up by its dotted key and fills its placeholders. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;
export type Messages = { readonly [key: string]: string | Messages };

/** A message is missing: a defect of ours that tests catch, never shown as an empty text. */
export class MissingMessage extends Error {
  override readonly name = 'MissingMessage';
}

/** A translator over a catalogue, for processes without React. Placeholders are `{name}`, as in the console's own messages. */
export const translator =
  (messages: Messages): Translate =>
  (key, values = {}) =>
    lookUp(messages, key).replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

function lookUp(messages: Messages, key: string): string {
  let found: string | Messages | undefined = messages;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  if (typeof found !== 'string') throw new MissingMessage(key);
  return found;
}
