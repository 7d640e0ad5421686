import type { TestProject } from 'vitest/node';
import { bundle } from '@/scripts/lib/bundle.mjs';
import { PROGRAM } from './program';

/** Builds the API for the tests that start it as a process: from its sources each start takes three times as long. */
export async function setup(project: TestProject): Promise<void> {
  const build = () => bundle('reference-api/main.ts', PROGRAM);
  await build();
  project.onTestsRerun(build);
}
