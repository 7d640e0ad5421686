/** Where things stand inside a chart of a size. */
export interface PlotArea {
  left: number;
  right: number;
  top: number;
  bottom: number;
  width: number;
  /** Middle of a day's column. */
  centre(index: number): number;
  /** Width of a day's column. */
  column: number;
  /** The day at a place. */
  indexAt(x: number): number;
  /** Height of a share 0 to 1 of the axis. */
  y(share: number): number;
}

const LEFT = 40;
const RIGHT = { withAxis: 48, without: 12 } as const;
const TOP = 10;
const BOTTOM = 26;

/** The plot inside the axes; a second axis takes room at the right. */
export function plotArea(width: number, height: number, days: number, secondAxis: boolean): PlotArea {
  const right = Math.max(LEFT + 1, width - (secondAxis ? RIGHT.withAxis : RIGHT.without));
  const column = (right - LEFT) / Math.max(1, days);
  const bottom = height - BOTTOM;
  return {
    left: LEFT,
    right,
    top: TOP,
    bottom,
    width: right - LEFT,
    column,
    centre: (index) => LEFT + column * (index + 0.5),
    indexAt: (x) => Math.min(days - 1, Math.max(0, Math.floor((x - LEFT) / column))),
    y: (share) => bottom - (bottom - TOP) * share,
  };
}
