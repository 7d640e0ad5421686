/** The later of two ends, of which the first may not be known yet. */
export const laterOf = (before: Date | null, end: Date): Date => (before && before > end ? before : end);
