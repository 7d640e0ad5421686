/** How goods are delivered (goods.md 3.3). */
export interface FreightTerms {
  readonly freightType: number;
  readonly freight: number;
  readonly extraFreight: number;
}

const FIXED = 1;
const PER_PIECE = 2;

/** The freight of one item: free, fixed, or more for each further piece. */
export function freightOf(terms: FreightTerms | undefined, count: number): number {
  if (terms?.freightType === FIXED) return terms.freight;
  if (terms?.freightType === PER_PIECE) return terms.freight + terms.extraFreight * (count - 1);
  return 0;
}
