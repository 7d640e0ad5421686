/** The name of a field in a group as one word, `returnAddress.name` as `returnAddressName`: its label stands there, as a message that is a text holds no others. */
export const joinedName = (path: string): string => path.replace(/\.(\w)/g, (_, first: string) => first.toUpperCase());
