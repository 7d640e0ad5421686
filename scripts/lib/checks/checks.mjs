import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ensureBuilt } from '../build.mjs';
import { inProject } from '../project.mjs';
import { runNode } from '../run.mjs';
import { step } from '../say.mjs';
import { Stop } from '../stop.mjs';
import { browserCounts } from './browser-counts.mjs';

const tool = (path) => inProject('node_modules', path);
const UNIT_REPORT = inProject('test-results', 'unit.json');
const COMPONENT_REPORT = inProject('test-results', 'component.json');
const BROWSER_REPORT = inProject('test-results', 'browser.json');

/** Format and lint. */
export const formatAndLint = () => check('Format and lint', [tool('@biomejs/biome/bin/biome'), 'ci', '.']);

/** Types; Next writes the declarations of routes and styles first, they are not kept in the repository. */
export const typeCheck = () => check('Types', [tool('next/dist/bin/next'), 'typegen'], [tool('typescript/bin/tsc'), '--noEmit']);

/** Unit and API tests. */
export const unitTests = () => vitest('Unit and API tests', UNIT_REPORT, []);

/** Components in a real browser, without a server. */
export const componentTests = (browser) =>
  vitest('Component tests', COMPONENT_REPORT, ['--config', 'vitest.component.config.ts'], { ...process.env, CHROMIUM_PATH: browser });

async function vitest(name, report, options, env = process.env) {
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await step(name, () => runNode([tool('vitest/vitest.mjs'), 'run', ...options, ...reporters], { env }));
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  // A file that cannot even be loaded holds no failed test, and is a failure all the same.
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((one) => one.status === 'failed'),
  ).length;
  return withExitCode(code, { passed: numPassedTests, failed: numFailedTests + unloaded });
}

/** The production build that the browser tests run against. */
export async function buildCheck() {
  try {
    await ensureBuilt('api', 'console');
    return { passed: 1, failed: 0 };
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
}

/** The journeys in a real browser. */
export async function browserTests(browser, options) {
  rmSync(BROWSER_REPORT, { force: true });
  const env = { ...process.env, CHROMIUM_PATH: browser };
  const code = await step('Browser tests', () => runNode([tool('@playwright/test/cli.js'), 'test', ...options], { env }));
  if (!existsSync(BROWSER_REPORT)) return { passed: 0, failed: 1 };
  const { repeated, ...counts } = browserCounts(JSON.parse(readFileSync(BROWSER_REPORT, 'utf8')));
  if (repeated.length > 0) console.log(`${repeated.length} browser tests passed only when they were repeated:\n  ${repeated.join('\n  ')}`);
  return withExitCode(code, counts);
}

/** Several programs that make one check: passed when all of them are. */
async function check(name, ...programs) {
  return step(name, async () => {
    for (const program of programs) if ((await runNode(program)) !== 0) return { passed: 0, failed: 1 };
    return { passed: 1, failed: 0 };
  });
}

/** A runner that says it failed is believed even when its report names no failed test. */
const withExitCode = (code, counts) => (code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts);
