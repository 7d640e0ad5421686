import { describe, expect, it } from 'vitest';
import { ApiError, ContractError, TransportError } from '@/lib/contract/call/envelope';
import { unlessReported } from './unless-reported';

describe('what a failed action leaves', () => {
  it('nothing when its call failed, which was told where it was made', async () => {
    const told = [new ApiError(40901, '数据已被修改'), Object.create(TransportError.prototype), Object.create(ContractError.prototype)];
    for (const error of told) await expect(Promise.reject(error).catch(unlessReported)).resolves.toBeUndefined();
  });

  it('nothing when it was given up, as where somebody else has signed in meanwhile', async () => {
    const given = new DOMException('not yours', 'AbortError');
    await expect(Promise.reject(given).catch(unlessReported)).resolves.toBeUndefined();
  });

  it('a fault of ours goes on', async () => {
    const fault = new TypeError('row.goods is undefined');
    await expect(Promise.reject(fault).catch(unlessReported)).rejects.toBe(fault);
  });
});
