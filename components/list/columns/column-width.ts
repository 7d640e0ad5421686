import type { Column } from './column';

const DEFAULT_WIDTH = 140;
/** Beside the name of a column: the padding of its head, the edge it is resized by included. */
const ASIDE = 27;
/** How wide the letters of a head are in the widest of the system's fonts, by how they look. */
const LETTERS = { ideograph: 13, wide: 11.5, capital: 8.6, narrow: 4.6, other: 7.6 } as const;

/** Browsers break after a stroke between ideographs, but not between letters. */
const WORDS = /\s|(?<=\/)(?=[\u2e80-\uffff])/;

/** How wide a column is as its list was made: at least so that no word of its name is broken, in whichever language. */
export const columnWidth = <Row>({ header, width = DEFAULT_WIDTH }: Pick<Column<Row>, 'header' | 'width'>): number =>
  Math.max(width, ...header.split(WORDS).map((word) => Math.ceil(ASIDE + wordWidth(word))));

const wordWidth = (word: string) => [...word].reduce((sum, letter) => sum + LETTERS[shapeOf(letter)], 0);

function shapeOf(letter: string): keyof typeof LETTERS {
  if (letter > '\u2e80') return 'ideograph';
  if (/[mwMW]/.test(letter)) return 'wide';
  if (/[iljtfrI.,'()/]/.test(letter)) return 'narrow';
  return /[A-Z0-9]/.test(letter) ? 'capital' : 'other';
}
