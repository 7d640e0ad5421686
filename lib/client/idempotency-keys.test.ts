import { describe, expect, it } from 'vitest';
import { ApiError, TransportError } from '@/lib/contract/call/envelope';
import { idempotencyKeys } from './idempotency-keys';
import { worthRepeating } from './query-client';

function counting() {
  let made = 0;
  return idempotencyKeys(() => {
    made += 1;
    return `key ${made}`;
  });
}

describe('the key of an intention', () => {
  it('stays when the answer was lost and the same is sent again', () => {
    const wanted = counting();
    expect(wanted.keyFor({ amount: 1 })).toBe('key 1');
    wanted.settle({ amount: 1 }, new TransportError('timeout of 5000ms exceeded'));
    expect(wanted.keyFor({ amount: 1 })).toBe('key 1');
  });

  it.each([50400, 50501, 50500, 50001])('stays when the console answers %i, which does not say whether the server has acted', (code) => {
    const wanted = counting();
    wanted.keyFor({ amount: 1 });
    wanted.settle({ amount: 1 }, new ApiError(code, '请求超时'));
    expect(wanted.keyFor({ amount: 1 })).toBe('key 1');
  });

  it.each([50300, 42901, 42900, 50014, 40303, 40305])(
    'stays when the call is turned away with %i, which says nothing of an earlier sending',
    (code) => {
      const wanted = counting();
      wanted.keyFor({ amount: 1 });
      wanted.settle({ amount: 1 }, new ApiError(50400, '请求超时'));
      wanted.keyFor({ amount: 1 });
      wanted.settle({ amount: 1 }, new ApiError(code, '系统繁忙'));
      expect(wanted.keyFor({ amount: 1 })).toBe('key 1');
    },
  );

  it('changes once something else was done to the same subject: on, off and on again are three', () => {
    const wanted = counting();
    const lost = new ApiError(50400, '请求超时');
    const on = { status: 1 };
    const off = { status: 0 };
    expect(wanted.keyFor(on, 'goods 5')).toBe('key 1');
    wanted.settle(on, lost);
    expect(wanted.keyFor(off, 'goods 6')).toBe('key 2');
    wanted.settle(off);
    expect(wanted.keyFor(on, 'goods 5')).toBe('key 1');
    expect(wanted.keyFor(off, 'goods 5')).toBe('key 3');
    wanted.settle(off, lost);
    expect(wanted.keyFor(on, 'goods 5')).toBe('key 1');
    wanted.keyFor(off, 'goods 5');
    wanted.settle(off);
    expect(wanted.keyFor(on, 'goods 5')).toBe('key 4');
  });

  it('changes after success, after a refusal and with other input', () => {
    const wanted = counting();
    wanted.keyFor({ amount: 1 });
    wanted.settle({ amount: 1 }, null);
    expect(wanted.keyFor({ amount: 1 })).toBe('key 2');
    wanted.settle({ amount: 1 }, new ApiError(60102, '余额不足'));
    expect(wanted.keyFor({ amount: 1 })).toBe('key 3');
    expect(wanted.keyFor({ amount: 2 })).toBe('key 4');
  });
});

describe('a failed reading call', () => {
  it('is repeated once when the connection was lost, never after an answer or a timeout', () => {
    expect(worthRepeating(0, new TransportError('Network Error'))).toBe(true);
    expect(worthRepeating(1, new TransportError('Network Error'))).toBe(false);
    expect(worthRepeating(0, new TransportError('timeout of 5000ms exceeded'))).toBe(false);
    expect(worthRepeating(0, new TransportError('Request failed with status code 502', { httpStatus: 502 }))).toBe(false);
    expect(worthRepeating(0, new ApiError(50001, '系统繁忙'))).toBe(false);
  });
});
