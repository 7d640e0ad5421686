import { DrizzleQueryError } from 'drizzle-orm/errors';

/**
 * The error behind a failed query. The query layer puts the values of the query into its own message, and those may be
 * personal data: what is logged is what the database said.
 */
export const innermostError = (error: unknown): unknown => (error instanceof DrizzleQueryError && error.cause ? error.cause : error);

/** What the database adds to an error: the values of the row it is about, and parts of the statement. */
const WITH_VALUES = ['detail', 'where', 'internalQuery', 'hint'];

/** An error as it may be logged: what went wrong and where, without anybody's data. */
export function loggedError(error: unknown): unknown {
  const inner = innermostError(error);
  if (!(inner instanceof Error) || !('detail' in inner)) return inner;
  const bare = Object.assign(new Error(inner.message), inner, Object.fromEntries(WITH_VALUES.map((name) => [name, undefined])));
  bare.stack = inner.stack ?? '';
  return bare;
}
