import { expect, test, vi } from 'vitest';
import { refuseDuplicates } from './duplicates';

const violation = (constraint: string) => new Error('wrapped', { cause: Object.assign(new Error('taken'), { code: '23505', constraint }) });

test('a refusal is made when its value is taken, and not before', async () => {
  const refusal = vi.fn(() => new Error('refused'));
  expect(await refuseDuplicates({ name_unique: refusal }, async () => 'written')).toBe('written');
  expect(refusal).not.toHaveBeenCalled();
  await expect(refuseDuplicates({ name_unique: refusal }, () => Promise.reject(violation('name_unique')))).rejects.toThrow('refused');
  expect(refusal).toHaveBeenCalledTimes(1);
});

test('another value that is taken is told as it came', async () => {
  const refusal = vi.fn(() => new Error('refused'));
  await expect(refuseDuplicates({ name_unique: refusal }, () => Promise.reject(violation('code_unique')))).rejects.toThrow('wrapped');
  expect(refusal).not.toHaveBeenCalled();
});
