import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ensureBuilt } from '../build.mjs';
import { inProject } from '../project.mjs';
import { ASKED_TO_END, runNode } from '../run.mjs';
import { step } from '../say.mjs';
import { Stop } from '../stop.mjs';
import { browserCounts } from './browser-counts.mjs';
import { unitCounts } from './unit-counts.mjs';

const tool = (path) => inProject('node_modules', path);
const UNIT_REPORT = inProject('test-results', 'unit.json');
const COMPONENT_REPORT = inProject('test-results', 'component.json');
const BROWSER_REPORT = inProject('test-results', 'browser.json');

/** Format and lint. */
export const formatAndLint = () => check('Format and lint', [tool('@biomejs/biome/bin/biome'), 'ci', '.']);

/**
 * Types; Next writes the declarations of routes and styles first, they are not kept in the repository. Each checker works out for itself what
 * several files share: the four there are by themselves take twice the processor time of two.
 */
export const typeCheck = () =>
  check('Types', [tool('next/dist/bin/next'), 'typegen'], [tool('typescript/bin/tsc'), '--noEmit', '--checkers', '2']);

/** Unit and API tests. */
export const unitTests = () => vitest('Unit and API tests', UNIT_REPORT, []);

/** Components in a real browser, without a server. */
export const componentTests = (browser) =>
  vitest('Component tests', COMPONENT_REPORT, ['--config', 'vitest.component.config.ts'], { ...process.env, CHROMIUM_PATH: browser });

async function vitest(name, report, options, env = process.env) {
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await step(name, () => runNode([tool('vitest/vitest.mjs'), 'run', ...options, ...reporters], { env }));
  return withExitCode(name, code, existsSync(report) ? unitCounts(reportOf(report)) : noReport(name));
}

/** The production build that the browser tests run against. */
export async function buildCheck() {
  try {
    await ensureBuilt('api', 'console');
    return PASSED;
  } catch (error) {
    if (!(error instanceof Stop) || error.code === ASKED_TO_END) throw error;
    console.error(error.message);
    return failedAs(error.message.split('\n')[0]);
  }
}

/** The journeys in a real browser. */
export async function browserTests(browser, options) {
  rmSync(BROWSER_REPORT, { force: true });
  const env = { ...process.env, CHROMIUM_PATH: browser };
  const code = await step('Browser tests', () => runNode([tool('@playwright/test/cli.js'), 'test', ...options], { env }));
  return withExitCode(
    'Browser tests',
    code,
    existsSync(BROWSER_REPORT) ? browserCounts(reportOf(BROWSER_REPORT)) : noReport('Browser tests'),
  );
}

/** Several programs that make one check: passed when all of them are. */
async function check(name, ...programs) {
  return step(name, async () => {
    for (const program of programs) if ((await runNode(program)) !== 0) return failedAs(name);
    return PASSED;
  });
}

const PASSED = { passed: 1, failed: 0, failures: [] };
const failedAs = (failure) => ({ passed: 0, failed: 1, failures: [failure] });
const noReport = (name) => failedAs(`${name}: ended without a report`);
const reportOf = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** A runner that says it failed is believed even when its report names no failed test. */
const withExitCode = (name, code, counts) =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1, failures: [`${name}: ended with ${code}, though no test failed`] } : counts;
