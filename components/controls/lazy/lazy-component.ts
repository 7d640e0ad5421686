/** The box of a field whose code is kept out of the first load: a list that is searched by typing, and what it needs. */
export interface LazyComponent<Box> {
  /** The code once it is there. */
  readonly loaded: () => Box | undefined;
  readonly load: () => Promise<Box>;
}

/** Names a box by where its code lies; a constant of the module that draws its field. */
export function lazyComponent<Box>(importBox: () => Promise<Box>): LazyComponent<Box> {
  let known: Box | undefined;
  let coming: Promise<Box> | undefined;
  const fetched = async () => {
    try {
      known = await importBox();
      return known;
    } catch (error) {
      // The next one who wants it tries anew.
      coming = undefined;
      throw error;
    }
  };
  const load = () => {
    coming ??= fetched();
    return coming;
  };
  return { loaded: () => known, load };
}
