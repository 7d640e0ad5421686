/** Products of amounts outgrow what a number holds exactly, so they are made and divided as whole numbers of any size. */

/** a × b / c towards minus infinity. */
export function floorShare(a: number, b: number, c: number): number {
  return floorDivide(BigInt(a) * BigInt(b), BigInt(c));
}

/** A percentage with two decimals of an amount: floor(base × round(percent × 100) / 10000) (00-conventions 2). */
export const percentOf = (base: number, percent: number): number => floorShare(base, hundredths(percent), 10_000);

/** The same, rounded half up. */
export const roundedPercentOf = (base: number, percent: number): number =>
  floorDivide(BigInt(base) * BigInt(hundredths(percent)) + 5_000n, 10_000n);

/** A number with at most two decimals as a whole number of hundredths. */
export const hundredths = (value: number): number => Math.round(value * 100);

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function floorDivide(a: bigint, b: bigint): number {
  const quotient = a / b;
  return Number(a % b !== 0n && a < 0n !== b < 0n ? quotient - 1n : quotient);
}
