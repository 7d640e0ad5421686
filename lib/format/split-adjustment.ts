/**
 * A change of price split over items by what is left of each (effects.md 1.1): floor for each, the last takes the rest; a
 * deduction brings no item below nothing, what one cannot bear goes back through the items from first to last.
 */
export function splitAdjustment(change: number, left: readonly number[]): number[] {
  const whole = left.reduce((sum, each) => sum + each, 0);
  const shares = left.map((each) =>
    whole === 0 ? 0 : Number((BigInt(change) * BigInt(each) - restOf(change, each, whole)) / BigInt(whole)),
  );
  const last = shares.length - 1;
  if (last < 0) return shares;
  shares[last] = change - shares.slice(0, last).reduce((sum, each) => sum + each, 0);
  return change < 0 ? bearable(shares, left) : shares;
}

/** What floor takes off a product before it is divided; never negative, so that negative shares go down too. */
function restOf(change: number, each: number, whole: number): bigint {
  const rest = (BigInt(change) * BigInt(each)) % BigInt(whole);
  return rest < 0n ? rest + BigInt(whole) : rest;
}

function bearable(shares: number[], left: readonly number[]): number[] {
  let excess = 0;
  const borne = shares.map((share, at) => {
    const most = -(left[at] ?? 0);
    excess += Math.min(0, share - most);
    return Math.max(share, most);
  });
  return borne.map((share, at) => {
    const more = Math.max(excess, -(left[at] ?? 0) - share);
    excess -= more;
    return share + more;
  });
}
