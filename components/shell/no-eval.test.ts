import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('after it, zod makes and uses schemas without trying to evaluate text as code', async () => {
  vi.resetModules();
  vi.stubGlobal('__zod_globalConfig', undefined);
  const evaluated: unknown[] = [];
  const probe = (...body: unknown[]) => {
    evaluated.push(body);
    return () => undefined;
  };
  vi.stubGlobal('Function', probe);
  await import('./no-eval');
  const { z } = await import('zod');
  expect(z.config().jitless).toBe(true);
  expect(z.object({ name: z.string() }).parse({ name: '商台' })).toEqual({ name: '商台' });
  expect(evaluated).toEqual([]);
});
