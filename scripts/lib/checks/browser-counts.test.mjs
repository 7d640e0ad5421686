import { expect, test } from 'vitest';
import { browserCounts } from './browser-counts.mjs';

const spec = (title, status) => ({ title, tests: [{ status }] });

test('a test that passes only when it is repeated is named and counts as failed, however deep it stands', () => {
  const report = {
    stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 0 },
    errors: [],
    suites: [
      {
        file: 'shell/rights.spec.ts',
        specs: [spec('keeps its tabs', 'flaky'), spec('is refused', 'unexpected')],
        suites: [{ file: 'shell/rights.spec.ts', specs: [spec('takes them over', 'flaky'), spec('stays', 'expected')] }],
      },
    ],
  };
  expect(browserCounts(report)).toEqual({
    passed: 7,
    failed: 3,
    failures: [
      'shell/rights.spec.ts: is refused',
      'shell/rights.spec.ts: keeps its tabs passed only when it was repeated',
      'shell/rights.spec.ts: takes them over passed only when it was repeated',
    ],
  });
});

test('an error outside of every test counts too', () => {
  const report = { stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{ message: 'no database' }], suites: [] };
  expect(browserCounts(report)).toEqual({ passed: 1, failed: 1, failures: ['no database'] });
});
