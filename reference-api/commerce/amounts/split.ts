import { floorShare, sumOf } from './whole';

/** Parts of an amount by weights: floor for each, the last takes the rest. Weights of nothing leave all to the last. */
export function splitBy(amount: number, weights: readonly number[]): number[] {
  const whole = sumOf(weights);
  const parts = weights.map((weight) => (whole === 0 ? 0 : floorShare(amount, weight, whole)));
  const last = parts.length - 1;
  if (last >= 0) parts[last] = amount - sumOf(parts.slice(0, last));
  return parts;
}

/**
 * A deduction split over items by what is left of each (effects.md 1.1): as above, and what one item cannot bear goes back
 * through the items from first to last. The deduction is at most what is left altogether.
 */
export function splitDeduction(amount: number, left: readonly number[]): number[] {
  const parts = splitBy(amount, left);
  const bearable = (index: number) => left[index] ?? 0;
  let excess = 0;
  for (const [index, part] of parts.entries()) {
    const over = Math.max(0, part - bearable(index));
    parts[index] = part - over;
    excess += over;
  }
  for (let index = 0; excess > 0 && index < parts.length; index += 1) {
    const part = parts[index] ?? 0;
    const more = Math.min(excess, bearable(index) - part);
    parts[index] = part + more;
    excess -= more;
  }
  return parts;
}
