/**
 * Stands in for the package with which Emotion's `withTheme` copies static fields (next.config.mjs). Nothing here calls
 * `withTheme`, but the package, and a second copy of React's type marks behind it, would come with every page.
 */
export function noStatics(): never {
  throw new Error('withTheme of Emotion is not built in: read the theme with useTheme');
}

// biome-ignore lint/style/noDefaultExport: Emotion imports the default of the package this stands for.
export default noStatics;
