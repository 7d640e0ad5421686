import type { Findable } from '@/lib/search/found';
import type { Search } from '@/lib/search/search';
import type { Choice, Command, PaletteStock } from './command';

/** One line of the palette, with a heading above it where a group begins. */
export interface PaletteRow {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly string[];
  readonly heading?: 'recent' | 'pages' | 'actions';
  readonly choice: Choice;
}

/** More lines than anybody reads; the query is refined instead. */
const MOST_ROWS = 40;

/** What the palette shows: for a query the lists that know a number, then the hits, best first; for none the recent ones, then all commands. */
export function paletteRows(query: string, stock: PaletteStock, recent: readonly string[], search: Search<Findable>): PaletteRow[] {
  const commands = new Map(stock.commands.map((command) => [command.id, command]));
  const row = (entry: Findable): PaletteRow => ({
    id: entry.id,
    title: entry.title,
    sections: entry.sections,
    choice: choiceOf(entry, commands),
  });
  if (query.trim() !== '') return [...stock.records(query).map(recordRow), ...search(query).slice(0, MOST_ROWS).map(row)];
  const known = new Map([...stock.pages, ...stock.commands].map((entry) => [entry.id, entry]));
  const recentRows = recent.flatMap((id) => known.get(id) ?? []).map(row);
  const rest = recentRows.length > 0 ? [] : stock.pages.slice(0, 6).map(row);
  return [...headed(recentRows, 'recent'), ...headed(rest, 'pages'), ...headed(stock.commands.map(row), 'actions')];
}

const recordRow = (page: Findable): PaletteRow => ({
  id: page.id,
  title: page.title,
  sections: page.sections,
  choice: { kind: 'record', page },
});

function choiceOf(entry: Findable, commands: ReadonlyMap<string, Command>): Choice {
  const command = commands.get(entry.id);
  return command ? { kind: 'command', command } : { kind: 'page', page: entry };
}

/** The same entry may stand among the recent ones and below, so the group is part of its id. */
const headed = (rows: readonly PaletteRow[], heading: NonNullable<PaletteRow['heading']>): PaletteRow[] =>
  rows.map((row, at) => ({ ...row, id: `${heading} ${row.id}`, ...(at === 0 ? { heading } : {}) }));
