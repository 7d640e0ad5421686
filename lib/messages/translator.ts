import { IntlMessageFormat } from 'intl-messageformat';
import { type Messages, MissingMessage, type Translate } from '@/lib/format/translate';
import type { Language } from './language';

/** A translator over a catalogue, for processes without React; it reads messages with the same formatter as the console's own. */
export function translator(messages: Messages, language: Language): Translate {
  const formats = new Map<string, IntlMessageFormat>();
  const formatOf = (key: string) => {
    const known = formats.get(key) ?? new IntlMessageFormat(lookUp(messages, key), language, undefined, { ignoreTag: true });
    formats.set(key, known);
    return known;
  };
  return (key, values) => String(formatOf(key).format(values));
}

function lookUp(messages: Messages, key: string): string {
  let found: string | Messages | undefined = messages;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  if (typeof found !== 'string') throw new MissingMessage(key);
  return found;
}
