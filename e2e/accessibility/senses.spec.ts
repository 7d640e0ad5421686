import { expect, test, word } from '../fixtures';
import { openPage, shownPanel, tool } from '../shell/open-pages';
import { leftWith } from './grave';

/** What has the focus, and whether it looks otherwise than without it. */
async function focusInSight(): Promise<{ name: string; seen: boolean }> {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return { name: 'body', seen: true };
  // A field shows the focus on its frame, a switch on its track: whatever lies around the element or beside it.
  const around = [focused, focused.parentElement, focused.parentElement?.parentElement, focused.nextElementSibling];
  const look = async () => {
    // React draws what an event changes after the event.
    await new Promise(requestAnimationFrame);
    // A ripple that pulses as long as its button has the focus has no end.
    for (const motion of document.getAnimations())
      if (motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) motion.finish();
    return around
      .flatMap((node) => (node ? [node] : []))
      .flatMap((node) => [getComputedStyle(node), getComputedStyle(node, '::after')])
      .map(({ outline, boxShadow, borderColor, backgroundColor }) => `${outline} ${boxShadow} ${borderColor} ${backgroundColor}`)
      .join();
  };
  const withFocus = await look();
  focused.blur();
  const without = await look();
  focused.focus({ focusVisible: true } as FocusOptions);
  return { name: focused.getAttribute('aria-label') ?? focused.textContent ?? focused.tagName, seen: withFocus !== without };
}

test('S20: whatever the Tab key reaches in frame and list shows that it has the focus, in light and in dark', async ({
  page,
  signIn,
  world,
}) => {
  // Without the fades of each scheme: what counts is where they end.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await leftWith(page, world.origin, { colourMode: 'light' });
  await signIn('admin', { at: '/member/memberList' });
  await expect(shownPanel(page).getByRole('row').nth(1)).toBeVisible();
  await tool(page, word('shell.account'));
  const reached: string[] = [];
  const blind: string[] = [];
  for (const scheme of ['light', 'dark']) {
    // Once for all stops: each change of the scheme draws every row anew.
    await page.evaluate((name) => document.documentElement.setAttribute('data-color-scheme', name), scheme);
    await page.getByRole('link', { name: word('shell.skip') }).focus();
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      const { name, seen } = await page.evaluate(focusInSight);
      reached.push(name);
      if (!seen) blind.push(`${name} in ${scheme}`);
    }
  }
  expect(new Set(reached).size).toBeGreaterThan(25);
  expect(blind).toEqual([]);
});

test('S20: whoever prefers less motion gets none', async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn('admin');
  await openPage(page, 'memberList');
  await (await tool(page, word('screen.settings'))).click();
  await expect(page.getByRole('dialog', { name: word('settings.title') })).toBeVisible();
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((node) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(node);
        const longest = (text: string) => Math.max(...text.split(',').map((part) => Number.parseFloat(part) || 0));
        return longest(transitionDuration) > 0.01 || (animationName !== 'none' && longest(animationDuration) > 0.01);
      })
      .map((node) => `${node.tagName} ${node.className}`),
  );
  expect(moving).toEqual([]);
});
