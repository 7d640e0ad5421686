/** The file of a namespace is spelled like the modules of the contract: `memberLevel` stands in `member-level.json`. */
export const fileNameOf = (namespace: string): string => namespace.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The namespace a file holds. */
export const namespaceOf = (file: string): string =>
  file.slice(0, -'.json'.length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
