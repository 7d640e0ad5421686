import { relative } from 'node:path';
import { root } from '../project.mjs';

/** What a run of Vitest comes to. A file that cannot even be loaded holds no failed test, and is a failure all the same. */
export function unitCounts({ numPassedTests, testResults }) {
  const failures = testResults.flatMap((file) => {
    const name = relative(root, file.name);
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return file.status === 'failed' ? [`${name}: ${firstLine(file.message)}`] : [];
    return failed.map(({ fullName, failureMessages }) => `${name}: ${fullName}: ${firstLine(failureMessages[0])}`);
  });
  return { passed: numPassedTests, failed: failures.length, failures };
}

const firstLine = (text = '') => text.trim().split('\n')[0];
