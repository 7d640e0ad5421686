/** Whether a level can be given: of members and of distributors alike. */
export const levelState = { on: 1, off: 0 } as const;
