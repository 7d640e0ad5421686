/** One row of figures a chart draws. */
export interface Series {
  key: string;
  label: string;
  form: 'line' | 'bar';
  values: readonly number[];
  /** As the tip, the table and a screen reader give a value. */
  exact: (value: number) => string;
  /** As the axis gives it. */
  short: (value: number) => string;
}

/** A day as the axis writes it: `11-20`. */
export const shortDay = (date: string): string => date.slice(5);

/** Everything about one day, in words. */
export const dayInWords = (date: string, series: readonly Series[], index: number): string =>
  [date, ...series.map(({ label, values, exact }) => `${label} ${exact(values[index] ?? 0)}`)].join(' · ');
