import { leaves } from '@/lib/navigation/derive';
import { routeTable } from '@/lib/navigation/table';
import { expect, test, word } from '../fixtures';

/** What stood on the page when its first picture was drawn and when it had come whole, and whether the 404 page was ever there. */
interface Seen {
  first?: { frame: boolean; ground: string };
  screen?: boolean;
  notFound: boolean;
}

test('S1, S11: no route reloads over a white frame, in the wrong scheme or over the 404 page', async ({ page, signIn, world }) => {
  test.setTimeout(240_000);
  const settings = JSON.stringify({ colourMode: 'dark' });
  await page.context().addCookies([{ name: 'settings', value: encodeURIComponent(settings), url: world.origin }]);
  await page.addInitScript((text) => localStorage.setItem('settings', text), settings);
  await page.addInitScript((title) => {
    const seen: Seen = { notFound: false };
    Reflect.set(window, 'seen', seen);
    const shown = (selector: string) => [...document.querySelectorAll(selector)].some((node) => node.getBoundingClientRect().height > 20);
    new PerformanceObserver(() => {
      seen.first ??= { frame: shown('aside nav'), ground: getComputedStyle(document.body).backgroundColor };
    }).observe({ type: 'paint', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
      seen.screen = shown('main [role="tabpanel"]');
    });
    const look = () => {
      seen.notFound ||= [...document.querySelectorAll('h1, h2')].some((head) => head.textContent?.includes(title));
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  }, word('shell.notFound.title'));
  await signIn('admin');
  for (const { path } of leaves(routeTable)) {
    const address = path.replace(':id', '1');
    await page.goto(address);
    await page.reload();
    const seen = () => page.evaluate<Seen>(() => Reflect.get(window, 'seen'));
    await expect.poll(async () => (await seen()).first, { message: address }).toEqual({ frame: true, ground: 'rgb(16, 22, 30)' });
    await expect(page.locator('[role="tab"][data-path][aria-selected="true"]'), address).toBeVisible();
    expect(await seen(), address).toMatchObject({ screen: true, notFound: false });
  }
});
