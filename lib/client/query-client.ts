import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { TransportError } from '@/lib/contract/call/envelope';
import { staleAfter, type WritingCall } from '@/lib/contract/call/resource-name';

const FRESH_MS = 30_000;
const MAX_RETRIES = 1;

/** What a query or a write may say about itself. */
interface CallMeta extends Record<string, unknown> {
  /** The screen shows the failure in its own place; the reporter then keeps it in the error log only. */
  quiet?: boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

/** The one query client of a window. Every failure of every call passes `onError`, and nothing else reports failures. */
export const makeQueryClient = (onError: (error: Error, meta: { quiet: boolean }) => void): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => onError(error, { quiet: query.meta?.quiet === true }) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => onError(error, { quiet: mutation.meta?.quiet === true }),
    }),
    defaultOptions: {
      queries: { staleTime: FRESH_MS, refetchOnWindowFocus: true, retry: worthRepeating, retryDelay: 400 },
      mutations: { retry: false },
    },
  });

/** Reads again what is shown of the resources that a write has changed; what is not on the screen waits until it is. */
export const readAgain = (queries: QueryClient, to: WritingCall): Promise<unknown> =>
  Promise.all(staleAfter(to).map((resource) => queries.invalidateQueries({ queryKey: [resource] })));

/** Takes everything that is known for old: where it is shown next it is read again. */
export const takeForOld = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ refetchType: 'none' });

/** Gives up what is being read and holds back what would be read next; the function given back lets it go on. */
export async function pauseReads(queries: QueryClient): Promise<() => void> {
  const online = onlineManager.isOnline();
  onlineManager.setOnline(false);
  await queries.cancelQueries();
  return () => onlineManager.setOnline(online);
}

/** Whether reads are held back: what asks by the clock, and not as a query, waits as they do. */
export const readsPaused = (): boolean => !onlineManager.isOnline();

/** A refusal or a broken answer stays the same when asked again; a lost connection may not. A timeout is not repeated: it already took long. */
export function worthRepeating(failures: number, error: Error): boolean {
  return (
    failures < MAX_RETRIES &&
    error instanceof TransportError &&
    error.detail.httpStatus === undefined &&
    !error.message.startsWith('timeout')
  );
}
