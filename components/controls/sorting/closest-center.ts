type Rect = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/** The index of the rectangle whose center is closest to that of another: dnd-kit's closestCenter without dnd-kit. */
export function closestCenterIndex(rects: readonly Rect[], dragged: Rect): number {
  const distances = rects.map((rect) => Math.hypot(centerX(rect) - centerX(dragged), centerY(rect) - centerY(dragged)));
  return distances.indexOf(Math.min(...distances));
}

const centerX = ({ x, width }: Rect) => x + width / 2;
const centerY = ({ y, height }: Rect) => y + height / 2;
