/** The fee of a withdrawal, rounded half up to 1 分 (effects.md 1.4); the API has the last word. */
export const feeOf = (amount: number, percent: number): number =>
  Number.isSafeInteger(amount) && amount > 0 ? Math.floor((amount * Math.round(percent * 100) + 5_000) / 10_000) : 0;
