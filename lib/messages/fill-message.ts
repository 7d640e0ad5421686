type Values = Readonly<Record<string, unknown>>;

const PLACEHOLDER = /\{(\w+)\}/g;

/**
 * Fills the `{name}` placeholders of a message. It stands in for the formatter of the translation library (next.config.mjs),
 * whose parser of plurals, dates and markup weighs 10 KiB that no message of ours needs; a test keeps it so.
 */
export function fillMessage(_cacheKey: string, message: unknown, values: Values = {}): string {
  if (typeof message !== 'string') throw new TypeError('a key names a group of messages, not one of them');
  return message.replace(PLACEHOLDER, (_placeholder, name: string) => {
    if (!(name in values)) throw new RangeError(`no value for {${name}} in: ${message}`);
    return String(values[name] ?? '');
  });
}

/** The library reads messages as they are written; nothing compiles them first. */
fillMessage.raw = true;

// biome-ignore lint/style/noDefaultExport: the library imports its formatter as the default of its module.
export default fillMessage;
