import { fen, rule } from './fields';

/** What one correction of a balance by hand may move: beyond, a few slips would leave sums no number can hold. */
const LARGEST_ADJUSTMENT_FEN = 100_000_000;

/** Whether a correction, given or taken, is not too large. */
export const isAdjustable = (delta: number): boolean => Math.abs(delta) <= LARGEST_ADJUSTMENT_FEN;
/** The sentence of what is too large. */
export const adjustableRange = rule('range', { min: '0.01', max: '1000000.00' });

/** A correction of a balance by hand in 分, signed. */
export const adjustment = fen.refine((delta) => delta !== 0, rule('required')).refine(isAdjustable, adjustableRange);
