import { setTimeout as sleep } from 'node:timers/promises';
import { BffFailure, failureOf } from '../failure';
import type { ProxyServices } from '../proxy-services';
import type { Exchange, UpstreamCall } from './upstream';

/** Sends a call to the API within its lane, past the breaker, once more when that is safe; `end` of the exchange frees the lane. */
export async function sendWithRetry(
  services: Pick<ProxyServices, 'upstream' | 'breaker' | 'lanes'>,
  call: UpstreamCall,
): Promise<Exchange> {
  const release = await services.lanes[call.limits.lane].enter(call.signal, call.owner);
  try {
    const exchange = await attempts(services, call);
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

async function attempts(services: Pick<ProxyServices, 'upstream' | 'breaker'>, call: UpstreamCall): Promise<Exchange> {
  try {
    return await attempt(services, call);
  } catch (error) {
    if (!mayRepeat(call, error)) throw error;
    await sleep(50 + Math.random() * 100, undefined, { signal: call.signal }).catch(() => {
      throw new BffFailure('clientGone');
    });
    return attempt(services, call);
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

async function attempt({ upstream, breaker }: Pick<ProxyServices, 'upstream' | 'breaker'>, call: UpstreamCall): Promise<Exchange> {
  await breaker.admit({ ordinary: call.limits.lane === 'calls' });
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
