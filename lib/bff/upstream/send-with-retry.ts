import { setTimeout as sleep } from 'node:timers/promises';
import { BffFailure, failureOf } from '../failure';
import type { ProxyServices } from '../proxy-services';
import type { Exchange } from './exchange';
import type { UpstreamCall } from './upstream-call';
import type { WholeAnswer } from './whole-call';

type Parts = Pick<ProxyServices, 'upstream' | 'breaker' | 'lanes'>;
type Send<Answer> = (call: UpstreamCall) => Promise<Answer>;

/** Asks the API within the call's lane, past the breaker, once more when that is safe, and reads its answer whole. */
export async function askWithRetry(services: Parts, call: UpstreamCall): Promise<WholeAnswer> {
  const release = taken(services, call) ?? (await entered(services, call));
  try {
    return await attempts(services, call, (each) => services.upstream.ask(each));
  } finally {
    release();
  }
}

/** The same for a call whose body or answer is streamed: `end` of the exchange frees the lane. */
export async function sendWithRetry(services: Parts, call: UpstreamCall): Promise<Exchange> {
  const release = taken(services, call) ?? (await entered(services, call));
  try {
    const exchange = await attempts(services, call, (each) => services.upstream.send(each));
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

const taken = ({ lanes }: Parts, { limits, owner }: UpstreamCall) => lanes[limits.lane].take(owner);
const entered = ({ lanes }: Parts, { limits, departure, owner }: UpstreamCall) => lanes[limits.lane].enter(departure, owner);

async function attempts<Answer>(services: Parts, call: UpstreamCall, send: Send<Answer>): Promise<Answer> {
  const { breaker } = services;
  for (let isFirst = true; ; isFirst = false) {
    if (breaker.open) await breaker.admit({ ordinary: call.limits.lane === 'calls' });
    try {
      const answer = await send(call);
      breaker.succeeded();
      return answer;
    } catch (error) {
      const failure = failureOf(error, true);
      breaker.record(failure);
      if (!isFirst || !mayRepeat(call, failure)) throw failure;
    }
    await sleep(50 + Math.random() * 100);
    if (call.departure.gone) throw new BffFailure('clientGone');
  }
}

/**
 * Only a GET whose connection broke before a byte of the answer: a changing call may have been carried out although
 * its connection was lost, so it is never sent twice.
 */
const mayRepeat = (call: UpstreamCall, failure: BffFailure): boolean =>
  call.method === 'GET' && failure.kind === 'network' && withinBudget(call);

const withinBudget = ({ limits, startedAt }: UpstreamCall) =>
  limits.wholeMs === null || performance.now() - startedAt + 150 < limits.wholeMs;
