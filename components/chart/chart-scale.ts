import { line } from 'd3-shape';

/** Round values along an axis from 0 up to a top that is at or above the highest value. */
export interface Axis {
  top: number;
  ticks: number[];
}

/** An axis of about four steps with round values; counts never get fractions. */
export function axisFor(values: readonly number[], steps = 4): Axis {
  const highest = Math.max(1, ...values);
  const step = Math.max(1, roundStep(highest / steps));
  const count = Math.ceil(highest / step);
  return { top: step * count, ticks: Array.from({ length: count + 1 }, (_, index) => index * step) };
}

/** A second axis over the same lines as the first: as many steps, with head room, so that its bars stay below the line's height. */
export function secondAxis(values: readonly number[], steps: number): Axis {
  const step = roundStep((Math.max(1, ...values) * HEAD_ROOM) / steps);
  return { top: step * steps, ticks: Array.from({ length: steps + 1 }, (_, index) => index * step) };
}

const HEAD_ROOM = 1.2;

/** The smallest of 1, 2, 2.5 and 5 times a power of ten that is at least the raw step. */
function roundStep(raw: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(raw, 1)));
  const factors = power === 1 ? [1, 2, 5, 10] : [1, 2, 2.5, 5, 10];
  return (factors.find((factor) => factor * power >= raw) ?? 10) * power;
}

/** Every how many days a label stands, so that labels of a width do not touch. */
export const labelEvery = (days: number, plotWidth: number, labelWidth: number): number =>
  Math.max(1, Math.ceil((days * labelWidth) / Math.max(1, plotWidth)));

const straight = line<readonly [number, number]>().digits(1);

/** Straight lines through points, as an SVG path. */
export const linePath = (points: readonly (readonly [number, number])[]): string => straight(points) ?? '';
