const UNIQUE_VIOLATION = '23505';

/** What is said when a value is taken, by the name of the unique index. It is made when it is needed, which is seldom. */
export type Refusals = Readonly<Record<string, () => Error>>;

/** Runs a write and turns a value that is taken, known by the name of its index, into the refusal that says so. */
export async function refuseDuplicates<Done>(refusals: Refusals, write: () => Promise<Done>): Promise<Done> {
  try {
    return await write();
  } catch (error) {
    const refusal = refusals[violatedIndex(error) ?? '']?.();
    throw refusal ? Object.assign(refusal, { cause: error }) : error;
  }
}

/** The query layer wraps what the server said, so the reason may lie deeper. */
function violatedIndex(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && error.code === UNIQUE_VIOLATION && 'constraint' in error) return String(error.constraint);
  return violatedIndex(error.cause);
}
