/** The messages of one row of a matrix by column, from what the form says is wrong with its rows. */
export function rowMessages(faults: unknown, at: number): Readonly<Record<string, string>> {
  const own: unknown = Array.isArray(faults) ? faults[at] : undefined;
  const entries = Object.entries(typeof own === 'object' && own !== null ? own : {});
  return Object.fromEntries(entries.flatMap(([key, fault]) => (isFault(fault) ? [[key, fault.message]] : [])));
}

const isFault = (value: unknown): value is { message: string } =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';
