import type { Findable } from '@/lib/search/found';

/** A deed the palette offers beside the pages. */
export interface Command extends Findable {
  readonly run: () => void;
}

/** What was chosen in the palette. */
export type Choice =
  | { readonly kind: 'page' | 'record'; readonly page: Findable }
  | { readonly kind: 'command'; readonly command: Command };

/** Everything the palette looks through. */
export interface PaletteStock {
  readonly pages: readonly Findable[];
  readonly commands: readonly Command[];
  /** Lists to ask for what was typed, when it looks like the number of a record. */
  readonly records: (query: string) => readonly Findable[];
  /** Whose recent ones they are. */
  readonly owner: string;
}
