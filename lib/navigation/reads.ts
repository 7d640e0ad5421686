import type { Endpoint } from '@/lib/contract/call/endpoint';
import { newMembersCall, ordersCall, statisticsCall } from '@/lib/contract/dashboard';
import type { AskPage } from './lists';
import type { ScreenPath } from './table';

/** A reading call a screen makes as it opens, as far as the server needs to know it. */
export interface OpeningRead {
  /** The name of its endpoint. */
  readonly name: string;
  readonly query: object;
  read(ask: AskPage): Promise<unknown>;
}

const reading = <Query extends object, Data>(to: Endpoint<Query, undefined, Data>, query: Query): OpeningRead => ({
  name: to.name,
  query,
  read: (ask) => ask(to, query),
});

/** What the screens without a list show first: the same calls, with the same queries, that their blocks make. */
export const reads: Readonly<Partial<Record<ScreenPath, readonly OpeningRead[]>>> = {
  '/dashboard': [reading(statisticsCall, {}), reading(ordersCall, {}), reading(newMembersCall, {})],
};
