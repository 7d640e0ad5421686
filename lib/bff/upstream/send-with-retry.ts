import { setTimeout as sleep } from 'node:timers/promises';
import { BffFailure, failureOf } from '../failure';
import type { ProxyServices } from '../proxy-services';
import type { Exchange } from './exchange';
import type { UpstreamCall } from './upstream-call';
import type { WholeAnswer } from './whole-call';

type Parts = Pick<ProxyServices, 'upstream' | 'breaker' | 'lanes'>;
type Send<Answer> = (call: UpstreamCall) => Promise<Answer>;

/**
 * Asks the API within the call's lane, past the breaker, once more when that is safe, and reads its answer whole. Nearly every call finds
 * a slot, a closed breaker and an answer: it takes one promise, where each function that waits would add one of its own.
 */
export function askWithRetry(services: Parts, call: UpstreamCall): Promise<WholeAnswer> {
  const release = services.breaker.open ? undefined : taken(services, call);
  if (!release) return askWaiting(services, call);
  return new Promise((resolve, reject) => {
    const answered = (answer: WholeAnswer) => {
      services.breaker.succeeded();
      release();
      resolve(answer);
    };
    const failed = (failure: BffFailure) => {
      services.breaker.record(failure);
      if (!mayRepeat(call, failure)) {
        release();
        return reject(failure);
      }
      repeated(services, call, asking(services)).finally(release).then(resolve, reject);
    };
    try {
      services.upstream.ask(call, answered, failed);
    } catch (error) {
      failed(failureOf(error, true));
    }
  });
}

async function askWaiting(services: Parts, call: UpstreamCall): Promise<WholeAnswer> {
  const release = taken(services, call) ?? (await entered(services, call));
  try {
    return await attempts(services, call, asking(services));
  } finally {
    release();
  }
}

const asking =
  ({ upstream }: Parts): Send<WholeAnswer> =>
  (call) =>
    new Promise((resolve, reject) => upstream.ask(call, resolve, reject));

/** The same for a call whose body or answer is streamed: `end` of the exchange frees the lane. */
export async function sendWithRetry(services: Parts, call: UpstreamCall): Promise<Exchange> {
  const release = call.slot ?? taken(services, call) ?? (await entered(services, call));
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
  try {
    return await attempt(services, call, send);
  } catch (error) {
    if (!(error instanceof BffFailure) || !mayRepeat(call, error)) throw error;
  }
  return repeated(services, call, send);
}

/** The second attempt, and the last. */
async function repeated<Answer>(services: Parts, call: UpstreamCall, send: Send<Answer>): Promise<Answer> {
  await sleep(50 + Math.random() * 100);
  if (call.departure.gone) throw new BffFailure('clientGone');
  return attempt(services, call, send);
}

async function attempt<Answer>({ breaker }: Parts, call: UpstreamCall, send: Send<Answer>): Promise<Answer> {
  if (breaker.open) await breaker.admit({ ordinary: call.limits.lane === 'calls' });
  try {
    const answer = await send(call);
    breaker.succeeded();
    return answer;
  } catch (error) {
    const failure = failureOf(error, true);
    breaker.record(failure);
    throw failure;
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
