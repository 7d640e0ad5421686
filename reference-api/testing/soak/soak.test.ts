import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jobs } from '@/reference-api/jobs/registry';
import { Refusal } from '@/reference-api/refusal';
import { expectInvariants, invariantsBefore } from '@/reference-api/testing/expect-invariants';
import { type SoakAction, type SoakName, soakActs } from './soak-actions';
import { openSoakShop, type SoakShop } from './soak-shop';

/*
 * Buyers, administrators and timers do anything in any order, up to four of them at the same moment, over two processes and one
 * database; afterwards every book must agree. A run that fails prints its seed and shrinks to a short list of steps:
 * SOAK_SEED=… SOAK_PATH=… repeats it.
 */
const OPERATIONS = Number(process.env.SOAK_OPS ?? 500);
const RUNS = Number(process.env.SOAK_RUNS ?? 1);
const SEED = process.env.SOAK_SEED === undefined ? Date.now() % 1_000_000 : Number(process.env.SOAK_SEED);
const AT_ONCE = 4;
const CHECKED_EVERY = 100;
const MINUTES = 60_000;

type Step =
  | { at: 'once'; actions: readonly SoakAction[] }
  | { at: 'jobs' }
  | { at: 'clock'; minutes: number }
  | { at: 'gateway'; mode: 'auto' | 'hold' | 'fail' };

const small = fc.nat(50);
const names = Object.keys(soakActs) as SoakName[];
// What begins something is done more often, so that there is something to quarrel about.
const name = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom<SoakName[]>('place', 'pay', 'place', 'pay', 'execute', 'complete') },
  { weight: 3, arbitrary: fc.constantFrom(...names) },
);
const action: fc.Arbitrary<SoakAction> = fc.record({ does: name as fc.Arbitrary<SoakName>, a: small, b: small, c: small });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.record({ at: fc.constant('once' as const), actions: fc.array(action, { minLength: 1, maxLength: AT_ONCE }) }),
  },
  { weight: 2, arbitrary: fc.constant({ at: 'jobs' as const }) },
  { weight: 2, arbitrary: fc.record({ at: fc.constant('clock' as const), minutes: fc.constantFrom(1, 31, 600, 3_000, 12_000) }) },
  { weight: 1, arbitrary: fc.record({ at: fc.constant('gateway' as const), mode: fc.constantFrom('auto', 'auto', 'hold', 'fail') }) },
);

test('whatever happens in whatever order, the books agree', async () => {
  const shrinks = process.env.SOAK_SHRINK !== undefined;
  const path = process.env.SOAK_PATH;
  const lists = fc.array(step, { minLength: shrinks ? 0 : OPERATIONS, maxLength: OPERATIONS, size: 'max' }).map(enough);
  const found = await fc.check(
    fc.asyncProperty(lists, (list) => runThrough(list)),
    { seed: SEED, numRuns: RUNS, endOnFailure: !shrinks, ...(path ? { path } : {}) },
  );
  if (!found.failed) return;
  const again = `SOAK_SEED=${found.seed} SOAK_PATH=${found.counterexamplePath} repeats it; SOAK_SHRINK=1 makes the list short.`;
  const list = shrinks ? `\n${fc.stringify(found.counterexample)}` : '';
  throw new Error(`${again}${list}\n${String(found.errorInstance)}`, { cause: found.errorInstance });
}, 3_600_000);

async function runThrough(steps: readonly Step[]): Promise<void> {
  const shop = await openSoakShop();
  try {
    const before = await invariantsBefore(shop.stack);
    const done = new Map<string, number>();
    for (const [index, each] of steps.entries()) {
      await take(shop, each, done);
      if (index % CHECKED_EVERY === CHECKED_EVERY - 1) await expectInvariants(shop.stack, { before });
    }
    await expectInvariants(shop.stack, { before });
    if (process.env.SOAK_SAY) process.stdout.write(`${JSON.stringify(Object.fromEntries(done))}\n`);
    if (steps.length < CHECKED_EVERY) return;
    process.stdout.write(`${operationsIn(steps)} operations, seed ${SEED}\n`);
    expect(operationsIn(steps)).toBeGreaterThanOrEqual(OPERATIONS);
    expect([...done.keys()], 'the steps reach something').toEqual(expect.arrayContaining(['place', 'pay', 'execute']));
  } finally {
    await shop.close();
  }
}

const operationsIn = (steps: readonly Step[]) => steps.reduce((sum, each) => sum + operationsOf(each), 0);
const operationsOf = (each: Step) => (each.at === 'once' ? each.actions.length : 1);

/** As many steps from the first on as hold the operations that are wanted. */
function enough(steps: readonly Step[]): readonly Step[] {
  let operations = 0;
  let taken = 0;
  while (taken < steps.length && operations < OPERATIONS) {
    operations += operationsOf(steps[taken] as Step);
    taken += 1;
  }
  return steps.slice(0, taken);
}

async function take(shop: SoakShop, each: Step, done: Map<string, number>): Promise<void> {
  const { clock, context } = shop.stack;
  if (each.at === 'clock') clock.freeze(new Date(clock.now().getTime() + each.minutes * MINUTES));
  if (each.at === 'gateway') Object.assign(context.gateway, { mode: each.mode, failMsg: '渠道忙' });
  // Two processes run the same jobs at the same moment.
  if (each.at === 'jobs') await Promise.all([0, 1].map((process) => runJobs(shop, process)));
  if (each.at === 'once') await Promise.all(each.actions.map((action, index) => act(shop, index, action, done)));
}

async function runJobs(shop: SoakShop, process: number): Promise<void> {
  for (const job of jobs) await job.run(shop.jobsOf(process));
}

/** A refusal is an answer; anything else is a defect. */
async function act(shop: SoakShop, process: number, action: SoakAction, done: Map<string, number>): Promise<void> {
  try {
    await shop.run(process, (effect) => soakActs[action.does](effect, shop, action));
    done.set(action.does, (done.get(action.does) ?? 0) + 1);
  } catch (error) {
    if (!(error instanceof Refusal) && !(error instanceof Error && error.name === 'InvalidFields')) throw error;
  }
}
