import type { TestProject } from 'vitest/node';
import { bundle } from '@/scripts/lib/bundle.mjs';

/** Where the API is built to for the tests that start it, seen from the project. */
export const PROGRAM = 'dist/tests/reference-api.mjs';

/** Builds it: from its sources each start takes three times as long. */
export async function setup(project: TestProject): Promise<void> {
  const build = () => bundle('reference-api/main.ts', PROGRAM);
  await build();
  project.onTestsRerun(build);
}
