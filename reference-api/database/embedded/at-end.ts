/** What has to be put to rest before this process ends, whatever it is in the midst of. */
const open = new Set<() => Promise<void>>();
let ending = false;

/** Whether this process was asked to end: nothing is started any more. */
export const isEnding = (): boolean => ending;

/** Remembers how something is put to rest; answers how to forget it again. */
export function atEnd(stop: () => Promise<void>): () => void {
  open.add(stop);
  return () => open.delete(stop);
}

/** Puts everything to rest that is open. */
export async function endEverything(): Promise<void> {
  ending = true;
  await Promise.all([...open].map((stop) => stop()));
}
