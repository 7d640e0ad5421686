import { parseArgs } from 'node:util';
import { ensureBuilt } from '../lib/build.mjs';
import { fromProject } from '../lib/project.mjs';
import { listCalls } from './lists-calls.mjs';
import { cpuOf } from './lists-cpu.mjs';
import { reportExports } from './lists-export.mjs';
import { ask, openPlatform } from './lists-platform.mjs';

const GOAL_MS = 200;
const options = {
  data: { type: 'string', default: '.data/bench' },
  members: { type: 'string', default: '1000000' },
  times: { type: 'string', default: '7' },
  only: { type: 'string', default: '' },
  'no-export': { type: 'boolean', default: false },
  'no-console': { type: 'boolean', default: false },
};

/**
 * Prints what the list calls take on a large platform and on one a tenth of its size, and what an export of all its members
 * costs. It fills two data folders of its own the first time and stops all it started.
 */
export async function benchLists(given) {
  const { values } = parseArgs({ args: given, options });
  const members = Number(values.members);
  const folder = fromProject(values.data);
  await ensureBuilt('api');
  const opened = [];
  const stopAll = () => Promise.all(opened.splice(0).map((platform) => platform.stop()));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopAll().finally(() => process.exit(1)));
  try {
    for (const size of [members / 10, members]) opened.push(await openPlatform(folder, size));
    const [small, large] = opened;
    await reportCalls(small, large, Number(values.times), values.only);
    // Its rest would disturb the figures of the export.
    await opened.shift().stop();
    if (!values['no-export']) await reportExports(large, !values['no-console']);
  } finally {
    await stopAll();
  }
}

/** Both platforms are asked in turn, so that what else the machine does meets both alike. */
async function reportCalls(small, large, times, only) {
  const inSmall = new Map((await listCalls(small)).map((each) => [nameOf(each), each]));
  console.log(
    `\nEach call ${times} times after a warm-up; CPU is that of API and database together, the ratio that of CPU at ten times the rows.\n`,
  );
  console.log(line('call', ['median ms', 'max ms', 'CPU ms', 'tenth: median', 'CPU', 'ratio']));
  const slow = [];
  for (const each of (await listCalls(large)).filter(({ name }) => name.includes(only))) {
    const [tenth, full] = await measured(
      [
        [small, inSmall.get(nameOf(each))],
        [large, each],
      ],
      times,
    );
    if (full.median > GOAL_MS) slow.push(nameOf(each));
    const shown = [full.median, full.max, full.cpu, tenth.median, tenth.cpu].map((ms) => ms.toFixed(0));
    console.log(line(nameOf(each), [...shown, (full.cpu / Math.max(1, tenth.cpu)).toFixed(1)]));
  }
  console.log(slow.length === 0 ? `\nEvery median is within ${GOAL_MS} ms.` : `\nAbove ${GOAL_MS} ms: ${slow.join('; ')}`);
}

const nameOf = ({ name, who }) => `${name} (${who})`;
const line = (name, figures) => [name.padEnd(56), ...figures.map((figure) => figure.padStart(9))].join(' ');

/** Asks each platform its call in turn; answers median, maximum and CPU time for each. */
async function measured(asked, times) {
  const taken = asked.map(() => ({ ms: [], cpu: 0 }));
  for (let time = 0; time <= times; time += 1)
    for (const [at, [platform, { who, path }]] of asked.entries()) {
      const before = cpuOf(platform) ?? Number.NaN;
      const { ms } = await ask(platform, who, path);
      // The first only warms up.
      if (time === 0) continue;
      taken[at].ms.push(ms);
      taken[at].cpu += (cpuOf(platform) ?? Number.NaN) - before;
    }
  return taken.map(({ ms, cpu }) => ({ median: median(ms), max: Math.max(...ms), cpu: cpu / times }));
}

function median(times) {
  const ordered = [...times].sort((a, b) => a - b);
  return ordered[Math.floor(ordered.length / 2)];
}
