/** Commission types that bring figures of their own: percentages, and 分 a piece (goods.md 3.1). */
export const PERCENT = 1;
export const PER_PIECE = 2;
