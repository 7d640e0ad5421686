import { parseArgs } from 'node:util';
import { runCommand, Stop } from '../lib/stop.mjs';
import { openBrowser } from './pages-browser.mjs';
import { firstOpenings } from './pages-first-opening.mjs';
import { heapAfterPages } from './pages-heap.mjs';
import { lighthouseScores } from './pages-lighthouse.mjs';
import { measureVisit } from './pages-measure.mjs';
import { median, printHeap, printLighthouse, printLists, printPages, printScroll, printWarm } from './pages-report.mjs';
import { turnedPages } from './pages-rows.mjs';
import { scrollFrames } from './pages-scroll.mjs';
import { warmNavigation } from './pages-warm.mjs';
import { startPagesWorld } from './pages-world.mjs';

const USAGE = `Usage: npm run bench:pages -- [options]
  --runs N       visits of each page, of which the median is printed (5)
  --as-built     measure the build that lies there instead of bringing it up to date
  --files        print also the scripts of each page
  --scores N     visits of each page by Lighthouse, none with 0 (3)`;

/** Longer than ten runs on a busy machine take: whatever hangs, the command ends. */
const LONGEST_MS = 15 * 60_000;

/** The pages measured, with the goals of docs/performance.md in KiB of compressed JavaScript and ms of main-thread CPU. */
const pages = [
  { name: 'sign-in', path: '/login', goals: { js: 208, cpu: 115, score: 98 }, ready: 'input[name="password"]' },
  {
    name: 'dashboard',
    path: '/dashboard',
    goals: { js: 315, cpu: 240, score: 93, lcp: 2200, tbt: 300 },
    ready: '[role="tabpanel"] h2',
    signedIn: true,
  },
  { name: 'members', path: '/member/memberList', goals: { js: 325, score: 93 }, ready: '[role="tabpanel"] h1, tbody td', signedIn: true },
  {
    name: 'roles',
    path: '/system/systemRolesList',
    goals: { js: 325, score: 93 },
    ready: '[role="tabpanel"] h1, tbody td',
    signedIn: true,
  },
];

/** Opens each page cold in a browser of its own and prints what it costs, beside the goals; sizes first, they do not depend on the machine's load. */
export const benchPages = (given) =>
  runCommand(async () => {
    const options = optionsOf(given);
    setTimeout(() => fail(), LONGEST_MS).unref();
    const world = await startPagesWorld(options);
    try {
      const browser = await openBrowser(world.origin);
      try {
        printPages(await measureAll(browser, options));
        printWarm(await warmNavigation(browser, options.runs));
        printLists(await turnedPages(browser, options.runs), await firstOpenings(browser, options.runs));
        printHeap(await heapAfterPages(browser));
        printScroll(await scrollFrames(browser));
      } finally {
        await browser.close();
      }
      if (options.scores > 0) printLighthouse(await lighthouseScores(world.origin, pages, options.scores));
    } finally {
      await world.stop();
    }
  });

async function measureAll(browser, { runs, files }) {
  const measured = [];
  for (const page of pages) {
    const visits = [];
    // The first visit warms the server's own caches and is not counted.
    for (let run = 0; run <= runs; run += 1) visits.push(await measureVisit(browser, page));
    measured.push({ page, ...median(visits.slice(1)), files: files ? visits.at(-1).files : [] });
  }
  return measured;
}

function optionsOf(given) {
  try {
    const options = {
      runs: { type: 'string', default: '5' },
      'as-built': { type: 'boolean' },
      files: { type: 'boolean' },
      scores: { type: 'string', default: '3' },
    };
    const { values } = parseArgs({ args: given, options });
    const runs = countOf('--runs', values.runs, 1);
    return { runs, scores: countOf('--scores', values.scores, 0), asBuilt: values['as-built'] === true, files: values.files === true };
  } catch (error) {
    throw error instanceof Stop ? error : new Stop(`${error.message}\n${USAGE}`);
  }
}

function countOf(option, given, least) {
  const count = Number(given);
  if (!Number.isInteger(count) || count < least || count > 10) throw new Stop(`${option} takes a number from ${least} to 10.`);
  return count;
}

function fail() {
  console.error(`The measurement took longer than ${LONGEST_MS / 60_000} minutes and was given up.`);
  process.exit(1);
}
