import Fuse from 'fuse.js';
import { type Findable, fullTitle } from './found';
import { isLatin, type Speller, type Spelling, soundsOf, spellingFit } from './spelling';

/** The specification's numbers (section 9). */
const THRESHOLD = 0.4;
const TITLE_WEIGHT = 0.7;
const PATH_WEIGHT = 0.3;

/** Finds entries for what has been typed so far, best first. */
export type Search<Entry extends Findable> = (query: string) => Entry[];

/** Prepares a search over the permitted entries: the specified fuzzy one, and pinyin in front of it as soon as a speller is there. */
export function createSearch<Entry extends Findable>(entries: readonly Entry[], spell?: Speller): Search<Entry> {
  const rows = entries.map((entry) => ({ entry, title: fullTitle(entry), path: entry.path }));
  const keys = [
    { name: 'title' as const, weight: TITLE_WEIGHT },
    { name: 'path' as const, weight: PATH_WEIGHT },
  ];
  const fuse = new Fuse(rows, { keys, threshold: THRESHOLD, shouldSort: true });
  const spelled = spell ? entries.map((entry) => ({ entry, spelling: spellingOf(entry, spell) })) : [];
  return (typed) => {
    const query = typed.trim();
    if (query === '') return [];
    const fuzzy = fuse.search(query).map((hit) => hit.item.entry);
    const bySound = isLatin(query) ? soundHits(query, spelled) : [];
    return [...new Set([...namedExactly(query, entries), ...bySound, ...fuzzy])];
  };
}

const spellingOf = (entry: Findable, spell: Speller): Spelling => ({
  own: soundsOf(entry.title, spell),
  sections: entry.sections.map((section) => soundsOf(section, spell)),
});

/** Fuzzy scores prefer early places, which long section names would spoil for somebody who typed the whole title. */
function namedExactly<Entry extends Findable>(query: string, entries: readonly Entry[]): Entry[] {
  const wanted = query.toLowerCase();
  return entries.filter((entry) => entry.title.toLowerCase() === wanted);
}

function soundHits<Entry>(query: string, spelled: readonly { entry: Entry; spelling: Spelling }[]): Entry[] {
  return spelled
    .flatMap(({ entry, spelling }) => {
      const fit = spellingFit(query, spelling);
      return fit === undefined ? [] : [{ entry, fit }];
    })
    .sort((one, other) => one.fit - other.fit)
    .map((hit) => hit.entry);
}
