import { sql } from 'drizzle-orm';
import { shanghaiDate, wireTime } from '@/lib/format/shanghai-time';
import type { Context } from '@/reference-api/context';
import { loggedError } from '@/reference-api/innermost-error';
import { type Job, jobs } from './registry';

const STEP_MS = 10_000;
/** Any number will do, as long as every instance uses the same. */
const TIMER_LOCK = 7_305_443;

/** Runs the jobs when they are due; answers how to stop. With a frozen clock nothing runs by itself. */
export function startTimers(context: Context, all: readonly Job[] = jobs): () => Promise<void> {
  const stop = new AbortController();
  const chains = [all.filter(({ apart }) => !apart), ...all.filter(({ apart }) => apart).map((job) => [job])];
  const ended = chains.map((chain) => startChain(chain, context, stop.signal));
  return async () => {
    stop.abort();
    await Promise.all(ended.map((end) => end()));
  };
}

/** Runs jobs one after another; answers how to wait for the last, once it has been stopped. */
function startChain(chain: readonly Job[], context: Context, stop: AbortSignal): () => Promise<void> {
  const lastRun = new Map<string, Date>();
  let running: Promise<void> = Promise.resolve();
  const step = () => {
    running = running.then(() => runDue(chain, context, lastRun, stop));
  };
  const timer = setInterval(step, STEP_MS);
  stop.addEventListener('abort', () => clearInterval(timer));
  return () => running;
}

async function runDue(chain: readonly Job[], context: Context, lastRun: Map<string, Date>, stop: AbortSignal): Promise<void> {
  const { clock, log } = context;
  if (clock.frozen) return;
  for (const job of chain) {
    // Turns that have come due behind a long one begin nothing more.
    if (stop.aborted) return;
    const now = clock.now();
    if (!isDue(job, lastRun.get(job.name), now)) continue;
    lastRun.set(job.name, now);
    try {
      await runAlone(job, context, stop);
    } catch (error) {
      // The next turn tries again; a job that fails must not stop the others.
      log.error({ err: loggedError(error), job: job.name }, 'job failed');
    }
  }
}

/** A daily job also runs at the first turn after a start, so that a server switched off at night misses nothing. */
export function isDue({ every }: Job, last: Date | undefined, now: Date): boolean {
  if (!last) return true;
  if ('minutes' in every) return now.getTime() - last.getTime() >= every.minutes * 60_000;
  return wireTime(now) >= `${shanghaiDate(now)} ${every.dailyAt}` && wireTime(last) < `${shanghaiDate(now)} ${every.dailyAt}`;
}

/** Of several instances over one database only one runs a job at a time. */
async function runAlone(job: Job, context: Context, stop: AbortSignal): Promise<void> {
  await context.database.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${TIMER_LOCK}, hashtext(${job.name})) as mine`,
    );
    // The lock is held here while the job works in transactions of its own.
    if (rows[0]?.mine) await job.run({ ...context, stop });
  });
}
