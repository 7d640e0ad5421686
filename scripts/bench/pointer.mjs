/** What pointing at something began has ended by then. */
const STILL_MS = 700;

/**
 * Brings the mouse to an element and waits until the page is still; answers the point it stands at. A click there needs no look for the
 * element, which would make the page work.
 */
export async function pointAt(page, target) {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await target.boundingBox();
  const point = [x + width / 2, y + height / 2];
  await page.mouse.move(...point);
  await page.waitForTimeout(STILL_MS);
  return point;
}
