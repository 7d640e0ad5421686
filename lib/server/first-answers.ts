import 'server-only';
import { callEndpoint } from '@/lib/bff/call-endpoint';
import { environment } from '@/lib/bff/environment';
import { ApiError, ContractError, TransportError } from '@/lib/contract/call/envelope';
import { screenFor } from '@/lib/navigation/derive';
import { type AskPage, lists } from '@/lib/navigation/lists';
import { reads } from '@/lib/navigation/reads';
import type { RouteNode } from '@/lib/navigation/route-node';
import type { ScreenPath } from '@/lib/navigation/table';
import { presentLanguage, presentPath, presentSession } from './request';

/** An answer the browser need not ask for: a page of a resource's list, or what one endpoint reads. */
export type FirstAnswer = {
  /** The name of the resource or of the endpoint. */
  readonly name: string;
  readonly data: unknown;
} & ({ readonly of: 'list'; readonly query: object } | { readonly of: 'read'; readonly query: object | undefined });

/** Reads what the screen of an address shows first, so that the first bytes of its page hold it (experience.md L1). */
export async function firstAnswers(routes: readonly RouteNode[]): Promise<readonly FirstAnswer[]> {
  const { pathname, search } = new URL(await presentPath(), 'http://console.invalid');
  const found = screenFor(routes, pathname);
  const opened = await presentSession();
  if (!found || opened.state !== 'open') return [];
  const path = found.node.path as ScreenPath;
  const language = await presentLanguage();
  const signal = AbortSignal.timeout(environment().firstAnswersTimeoutMs);
  const ask: AskPage = (to, query) => callEndpoint(to, { query, body: undefined, session: opened.session, language, signal });
  const list = lists[path];
  const answers = [
    ...(list ? [list.read(search, ask).then(({ query, page }): FirstAnswer => ({ of: 'list', name: list.name, query, data: page }))] : []),
    ...(reads[path] ?? []).map(async ({ name, read }): Promise<FirstAnswer> => ({ of: 'read', name, ...(await read(found.params, ask)) })),
  ].map((answer) => answer.catch((error: unknown) => leaveToBrowser(error, signal)));
  return (await Promise.all(answers)).filter((answer) => answer !== undefined);
}

/** The call is in the log already; the browser asks again and shows what went wrong where it can be repeated. */
function leaveToBrowser(error: unknown, signal: AbortSignal): undefined {
  const known = error instanceof ApiError || error instanceof TransportError || error instanceof ContractError;
  if (!known && !signal.aborted) throw error;
}
