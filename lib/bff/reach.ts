import { setTimeout as sleep } from 'node:timers/promises';
import { BffFailure, failureOf } from './failure';
import type { Machinery } from './machinery';
import type { Exchange, UpstreamCall } from './upstream';

/** Sends a call to the API within its lane, past the breaker, once more when that is safe; `end` of the exchange frees the lane. */
export async function reach(machinery: Pick<Machinery, 'upstream' | 'breaker' | 'lanes'>, call: UpstreamCall): Promise<Exchange> {
  const release = await machinery.lanes[call.limits.lane].enter(call.signal);
  try {
    const exchange = await attempts(machinery, call);
    return {
      ...exchange,
      end: () => {
        exchange.end();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

async function attempts(machinery: Pick<Machinery, 'upstream' | 'breaker'>, call: UpstreamCall): Promise<Exchange> {
  try {
    return await attempt(machinery, call);
  } catch (error) {
    if (!mayRepeat(call, error)) throw error;
    await sleep(50 + Math.random() * 100, undefined, { signal: call.signal }).catch(() => {
      throw new BffFailure('clientGone');
    });
    return attempt(machinery, call);
  }
}

/**
 * Only a GET whose connection broke before a byte of the answer: a changing call may have been carried out although
 * its connection was lost, so it is never sent twice.
 */
const mayRepeat = (call: UpstreamCall, error: unknown): boolean =>
  call.method === 'GET' && error instanceof BffFailure && error.kind === 'network' && withinBudget(call);

const withinBudget = ({ limits, startedAt }: UpstreamCall) =>
  limits.wholeMs === null || performance.now() - startedAt + 150 < limits.wholeMs;

async function attempt({ upstream, breaker }: Pick<Machinery, 'upstream' | 'breaker'>, call: UpstreamCall): Promise<Exchange> {
  breaker.admit();
  try {
    const exchange = await upstream.send(call);
    breaker.succeeded();
    return exchange;
  } catch (error) {
    const failure = failureOf(error, true);
    breaker.record(failure);
    throw failure;
  }
}
