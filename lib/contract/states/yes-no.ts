/** A mark of a record that is set or not: the default level, a built-in role, goods that need a review. */
export const yesNo = { yes: 1, no: 0 } as const;

/** A stored number as the mark it stands for. */
export const flagOf = (stored: number): 0 | 1 => (stored === yesNo.yes ? yesNo.yes : yesNo.no);
