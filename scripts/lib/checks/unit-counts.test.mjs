import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../project.mjs';
import { unitCounts } from './unit-counts.mjs';

const file = (name, status, assertionResults, message = '') => ({ name: join(root, name), status, message, assertionResults });
const one = (fullName, status, ...failureMessages) => ({ fullName, status, failureMessages });

test('each failure is named with its file and what went wrong first; a file that cannot be loaded is one', () => {
  const report = {
    numPassedTests: 2,
    testResults: [
      file('lib/a.test.ts', 'failed', [
        one('adds', 'passed'),
        one('takes away', 'failed', 'AssertionError: expected 3 to be 2\n    at somewhere'),
      ]),
      file('lib/b.test.ts', 'failed', [], 'Cannot find module\nof that name'),
      file('lib/c.test.ts', 'passed', [one('holds', 'passed')]),
    ],
  };
  expect(unitCounts(report)).toEqual({
    passed: 2,
    failed: 2,
    failures: ['lib/a.test.ts: takes away: AssertionError: expected 3 to be 2', 'lib/b.test.ts: Cannot find module'],
  });
});
