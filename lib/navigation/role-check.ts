/**
 * Whether a login holds any of the roles named, as `holdsRole(held, ['admin', 'editor'])`. Routes name their roles by permission code;
 * a server that also sends names such as these (specification 6) is read in the same way.
 */
export const holdsRole = (held: readonly string[], wanted: readonly string[]): boolean => wanted.some((role) => held.includes(role));
