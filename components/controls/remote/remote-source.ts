import { call } from '@/lib/client/call';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import { resourceOf } from '@/lib/contract/call/resource-name';

/** One record to choose, as the drop-down shows it. */
export interface RemoteOption {
  readonly value: number;
  readonly label: string;
  /** A second thing to tell records apart by: a number, a masked mobile. */
  readonly note?: string | undefined;
}

/** A record whose name is not known yet. */
export const unnamed = (value: number): RemoteOption => ({ value, label: `#${value}` });

/** Where the choices of a remote select come from. */
export interface RemoteSource<Found> {
  /** Begins with the resource's name, so that the choices are read again after a write. */
  readonly key: readonly [string, ...string[]];
  read(keyword: string, signal: AbortSignal): Promise<readonly Found[]>;
  option(found: Found): RemoteOption;
  /** Words that find one record by its id, for a choice whose name is not known yet. */
  wordsFor?(id: number): string;
}

/** A source over an endpoint of the contract; `ask` makes its query from the typed words. Make it once, outside components. */
export const remoteSource = <Query, Found>(
  from: Endpoint<Query, undefined, readonly Found[]>,
  ask: (keyword: string) => Query,
  option: (found: Found) => RemoteOption,
  wordsFor: (id: number) => string = String,
): RemoteSource<Found> => ({
  key: [resourceOf(from), from.name],
  read: (keyword, signal) => call(from, { query: ask(keyword), body: undefined, signal }),
  option,
  wordsFor,
});
