import { expect } from 'vitest';
import { type Checked, checkInvariants, report } from '@/reference-api/invariants/check-invariants';
import type { Invariant } from '@/reference-api/invariants/invariant';
import type { TestStack } from './world';

/** What does not hold before a test begins; nothing new may come to it. */
export type Baseline = ReadonlyMap<string, ReadonlySet<string>>;

const keyOf = (row: Record<string, unknown>) => String(Object.values(row)[0]);
const everyRow = ({ pool }: Pick<TestStack, 'pool'>, of?: readonly Invariant[]) => checkInvariants(pool, Number.POSITIVE_INFINITY, of);

export async function invariantsBefore(stack: Pick<TestStack, 'pool'>): Promise<Baseline> {
  const checked = await everyRow(stack);
  return new Map(checked.map(({ invariant, rows }) => [invariant.name, new Set(rows.map(keyOf))]));
}

interface Expectation {
  /** What did not hold before. */
  before?: Baseline;
  /** Invariants that may be broken. */
  except?: readonly string[];
  /** The invariants to look at; all of them unless told. */
  of?: readonly Invariant[];
}

/** Everything holds, whatever the test did. */
export async function expectInvariants(stack: Pick<TestStack, 'pool'>, { before, except = [], of }: Expectation = {}): Promise<void> {
  const isNew = ({ invariant, rows }: Checked) => rows.filter((row) => !before?.get(invariant.name)?.has(keyOf(row)));
  const broken = (await everyRow(stack, of))
    .filter(({ invariant }) => !except.includes(invariant.name))
    .map((each) => ({ ...each, rows: isNew(each), count: isNew(each).length }))
    .filter(({ count }) => count > 0);
  expect(
    broken.map(({ invariant }) => invariant.name),
    report(broken),
  ).toEqual([]);
}
