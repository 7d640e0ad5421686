/** Turns a text into its sounds, one per character; letters and digits come back as they are. Given by pinyin-pro, which is loaded on use. */
export type Speller = (text: string) => readonly string[];

/** How well a spelling fits; less is better, absent means not at all. */
export type Fit = 0 | 1 | 2 | 3;

/** The sounds of an entry's own title and of its sections. */
export interface Spelling {
  readonly own: readonly string[];
  readonly sections: readonly (readonly string[])[];
}

/** The sounds of one title in the form they are compared in. */
export const soundsOf = (text: string, spell: Speller): string[] =>
  spell(text)
    .map((sound) => sound.toLowerCase().replaceAll('ü', 'v'))
    .filter((sound) => /[a-z0-9]/.test(sound));

/** Whether a query could be pinyin at all: Latin letters, with the marks an input method puts between sounds. */
export const isLatin = (query: string): boolean => /^[a-z][a-z' ]*$/i.test(query);

/**
 * Compares a query with the sounds of a title. Each sound may be given in full, by its initial, or by anything between:
 * youhuiquan, yhq and youhq all find 优惠券.
 */
export function spellingFit(query: string, spelling: Spelling): Fit | undefined {
  const letters = query.toLowerCase().replace(/[' ]/g, '');
  if (letters === '') return undefined;
  const fromStart = consumed(letters, spelling.own, 0);
  if (fromStart !== undefined) return fromStart === spelling.own.length ? 0 : 1;
  if (fitsInside(letters, spelling.own)) return 2;
  return spelling.sections.some((section) => consumed(letters, section, 0) !== undefined) ? 3 : undefined;
}

const fitsInside = (letters: string, sounds: readonly string[]): boolean =>
  sounds.some((_, start) => start > 0 && consumed(letters, sounds, start) !== undefined);

/** How many sounds the letters reach to when read from a place, preferring the reading that covers most; undefined when they do not fit. */
function consumed(letters: string, sounds: readonly string[], start: number): number | undefined {
  if (letters === '') return start;
  const sound = sounds[start];
  if (sound === undefined) return undefined;
  let best: number | undefined;
  for (let length = sharedStart(letters, sound); length > 0; length -= 1) {
    const reached = consumed(letters.slice(length), sounds, start + 1);
    if (reached !== undefined && (best === undefined || reached > best)) best = reached;
  }
  return best;
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
}
