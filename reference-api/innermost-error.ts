import { DrizzleQueryError } from 'drizzle-orm/errors';

/**
 * The error behind a failed query. The query layer puts the values of the query into its own message, and those may be
 * personal data: what is logged is what the database said.
 */
export const innermostError = (error: unknown): unknown => (error instanceof DrizzleQueryError && error.cause ? error.cause : error);
