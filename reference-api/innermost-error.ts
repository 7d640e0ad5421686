/**
 * The error an error began with. The query layer puts the values of a query into its own message, and those may be
 * personal data: what is logged is what the database said.
 */
export function innermostError(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? innermostError(error.cause) : error;
}
