/** A switch: whether a level, a variant, a category, a plan or the like is in use. */
export const onOff = { on: 1, off: 0 } as const;
