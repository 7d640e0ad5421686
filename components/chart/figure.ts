/** One figure of a chart without days: a goods, a store, a step. */
export interface Figure {
  readonly key: string | number;
  readonly label: string;
  readonly value: number;
  /** What else is said beside the value: the amount of so many pieces. */
  readonly note?: string;
}

/** What every chart of figures takes. */
export interface FigureChartProps {
  /** What is shown, for those who do not see it: 销量排行. */
  readonly label: string;
  readonly figures: readonly Figure[];
  /** As a value is read: ¥1,234.50. */
  exact(value: number): string;
}

/** A share as a percent with one decimal. */
export const percentText = (share: number): string => `${(share * 100).toFixed(1)}%`;
