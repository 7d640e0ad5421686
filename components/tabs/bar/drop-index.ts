/** Where a tab lies along the bar. */
export interface Span {
  readonly left: number;
  readonly width: number;
}

const centre = ({ left, width }: Span) => left + width / 2;

/**
 * The place a dragged tab takes, from where all tabs lay when the drag began and how far it has come. Because the layout that
 * moves under the pointer is not looked at, tabs of different widths do not flicker.
 */
export function dropIndex(spans: readonly Span[], dragged: number, distance: number): number {
  const own = spans[dragged];
  if (!own) return dragged;
  const at = centre(own) + distance;
  return spans.filter((span, index) => index !== dragged && centre(span) < at).length;
}
