type Name =
  | 'content-length'
  | 'content-encoding'
  | 'content-type'
  | 'content-disposition'
  | 'content-range'
  | 'accept-ranges'
  | 'etag'
  | 'last-modified'
  | 'retry-after';

/** Headers of the API that mean something to a browser or to whoever reads the body. */
export type AnswerHeaders = Partial<Record<Name, string | undefined>>;

/**
 * Picks headers by their names out of a head as undici gives it, names and values in turn; all others are left unread. What comes twice
 * counts as it came first, as Node has it.
 */
function picking(names: readonly Name[]): (raw: readonly Buffer[]) => AnswerHeaders {
  const lengths = new Set<number>(names.map(({ length }) => length));
  return (raw) => {
    const headers: AnswerHeaders = {};
    for (let at = 0; at + 1 < raw.length; at += 2) {
      const name = raw[at];
      if (!name || !lengths.has(name.length)) continue;
      const known = names.find((each) => each === name.toString('latin1').toLowerCase());
      if (known) headers[known] ??= raw[at + 1]?.toString('latin1') ?? '';
    }
    return headers;
  };
}

const OF_CALLS: readonly Name[] = ['content-length', 'content-encoding', 'etag', 'last-modified', 'retry-after'];

/** Those of an answer that is read whole: its type is always JSON, and it has no parts. */
export const callHeaders = picking(OF_CALLS);
/** Those of an answer that is passed on as a file. */
export const fileHeaders = picking([...OF_CALLS, 'content-type', 'content-disposition', 'content-range', 'accept-ranges']);
