import type { Context } from '@/reference-api/context';
import { cleanIdempotencyKeys } from './idempotency-clean';
import { expireStores } from './store-expire';
import { cleanTokens } from './token-clean';

/** Something the API does by itself. Running it twice changes nothing more (effects.md 4). */
export interface Job {
  readonly name: string;
  /** Minutes between two runs, or a wall-clock time of Asia/Shanghai once a day. */
  readonly every: { minutes: number } | { dailyAt: string };
  /** Answers how many rows it changed. */
  readonly run: (context: Context) => Promise<number>;
}

/** All jobs in the order of effects.md 4; the last one is the API's own. */
export const jobs: readonly Job[] = [
  { name: 'store-expire', every: { dailyAt: '00:10' }, run: expireStores },
  { name: 'idempotency-clean', every: { dailyAt: '03:20' }, run: cleanIdempotencyKeys },
  { name: 'token-clean', every: { dailyAt: '03:30' }, run: cleanTokens },
];
