import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../lib/build.mjs';
import { fromProject } from '../lib/project.mjs';
import { commerceCalls } from './commerce-calls.mjs';
import { reportImport } from './commerce-import.mjs';
import { reportOrders } from './commerce-orders.mjs';
import { cpuOf } from './lists-cpu.mjs';
import { reportExport } from './lists-export.mjs';
import { ask, openFilled } from './lists-platform.mjs';

const GOAL_MS = 300;
const size = (count) => ({ type: 'string', default: String(count) });
const options = {
  data: { type: 'string', default: '.data/bench' },
  members: size(1_000_000),
  stores: size(10_000),
  goods: size(200_000),
  cards: size(1_000_000),
  orders: size(5_000_000),
  flows: size(2_000_000),
  times: size(7),
  seconds: size(20),
  buyers: size(16),
  only: { type: 'string', default: '' },
  'no-export': { type: 'boolean', default: false },
  'no-orders': { type: 'boolean', default: false },
  'no-import': { type: 'boolean', default: false },
};

/**
 * Prints what whole orders and the calls of the commerce screens take on a large platform of its own, which it fills the first
 * time, and stops what it started.
 */
export async function benchCommerce(given) {
  const { values } = parseArgs({ args: given, options });
  const { members, stores, goods, cards, orders, flows } = values;
  await ensureBuilt('api');
  const folder = join(fromProject(values.data), `commerce-${orders}`);
  // The buyers of the simulator are there in test mode alone.
  const platform = await openFilled(folder, { members, stores, goods, cards, orders, flows }, { REFERENCE_API_TEST: '1' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => platform.stop().finally(() => process.exit(1)));
  try {
    await reportCalls(platform, Number(values.times), values.only);
    if (!values['no-import']) await reportImport(platform);
    if (!values['no-orders']) await reportOrders(platform, { seconds: Number(values.seconds), buyers: Number(values.buyers) });
    if (!values['no-export']) await reportExport(platform);
  } finally {
    await platform.stop();
  }
}

async function reportCalls(platform, times, only) {
  console.log(`\nEach call ${times} times after a warm-up; CPU is that of API and database together.\n`);
  console.log(line('call', ['median ms', 'max ms', 'CPU ms']));
  const slow = [];
  for (const { name, who, path } of (await commerceCalls(platform)).filter((each) => each.name.includes(only))) {
    const { median, max, cpu } = await measured(platform, who, path, times);
    if (median > GOAL_MS) slow.push(`${name} (${who})`);
    console.log(
      line(
        `${name} (${who})`,
        [median, max, cpu].map((ms) => ms.toFixed(0)),
      ),
    );
  }
  console.log(slow.length === 0 ? `\nEvery median is within ${GOAL_MS} ms.` : `\nAbove ${GOAL_MS} ms: ${slow.join('; ')}`);
}

async function measured(platform, who, path, times) {
  await ask(platform, who, path);
  const before = cpuOf(platform) ?? Number.NaN;
  const taken = [];
  for (let time = 0; time < times; time += 1) taken.push((await ask(platform, who, path)).ms);
  const ordered = taken.toSorted((a, b) => a - b);
  const cpu = ((cpuOf(platform) ?? Number.NaN) - before) / times;
  return { median: ordered[Math.floor(ordered.length / 2)], max: ordered.at(-1), cpu };
}

const line = (name, figures) => [name.padEnd(60), ...figures.map((figure) => figure.padStart(9))].join(' ');
