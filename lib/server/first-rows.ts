import 'server-only';
import { callEndpoint } from '@/lib/bff/call-endpoint';
import { ApiError, ContractError, TransportError } from '@/lib/contract/envelope';
import type { Page } from '@/lib/contract/page';
import { screenFor } from '@/lib/navigation/derive';
import { type AskPage, lists } from '@/lib/navigation/lists';
import type { RouteNode } from '@/lib/navigation/route-node';
import type { ScreenPath } from '@/lib/navigation/table';
import { presentLanguage, presentPath, presentSession } from './request';

/** A page of rows the browser need not ask for: whose it is, what was asked and what came. */
export interface FirstRows {
  readonly name: string;
  readonly query: object;
  readonly page: Page<unknown>;
}

/** An API that is slower than this answers the browser instead; the page does not wait for it. */
const PATIENCE_MS = 700;

/** Reads the rows of the list an address opens, so that the first bytes of its page hold them (experience.md L1). */
export async function firstRows(routes: readonly RouteNode[]): Promise<FirstRows | undefined> {
  const { pathname, search } = new URL(await presentPath(), 'http://console.invalid');
  const found = screenFor(routes, pathname);
  const list = found && lists[found.node.path as ScreenPath];
  const opened = await presentSession();
  if (!list || opened.state !== 'open') return undefined;
  const language = await presentLanguage();
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const ask: AskPage = (to, query) => callEndpoint(to, { query, body: undefined, session: opened.session, language, signal });
  try {
    return { name: list.name, ...(await list.read(search, ask)) };
  } catch (error) {
    // The call is in the log already; the browser asks again and shows what went wrong where it can be repeated.
    if (error instanceof ApiError || error instanceof TransportError || error instanceof ContractError || signal.aborted) return undefined;
    throw error;
  }
}
