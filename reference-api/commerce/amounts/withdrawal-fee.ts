import { roundedPercentOf } from './whole';

/** What a withdrawal costs and what arrives (effects.md 1.4). */
export function withdrawalFee(amount: number, percent: number): { fee: number; arrival: number } {
  const fee = roundedPercentOf(amount, percent);
  return { fee, arrival: amount - fee };
}
