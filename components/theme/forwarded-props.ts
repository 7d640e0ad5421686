const OWN: ReadonlySet<string> = new Set(['sx', 'ownerState', 'theme', 'as']);

/**
 * Stands in for the package with which Emotion decides what of a styled element's props becomes an attribute (next.config.mjs): a
 * list of every attribute there is, on every page. The type checker lets nothing else through than attributes and these.
 */
export const becomesAttribute = (name: string): boolean => !OWN.has(name);

// biome-ignore lint/style/noDefaultExport: Emotion imports the default of the package this stands for.
export default becomesAttribute;
