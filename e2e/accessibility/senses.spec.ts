import { expect, test, word } from '../fixtures';
import { openPage, shownPanel, tool } from '../shell/open-pages';
import { leftWith } from './grave';

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
  await page.getByRole('link', { name: word('shell.skip') }).focus();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const { name, unseen } = await page.evaluate(async () => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || focused === document.body) return { name: 'body', unseen: [] };
      // A field shows the focus on its frame, a switch on its track: whatever lies around the element or beside it.
      const around = [focused, focused.parentElement, focused.parentElement?.parentElement, focused.nextElementSibling];
      const look = () =>
        around
          .flatMap((node) => (node ? [node] : []))
          .flatMap((node) => [getComputedStyle(node), getComputedStyle(node, '::after')])
          .map(({ outline, boxShadow, borderColor, backgroundColor }) => `${outline} ${boxShadow} ${borderColor} ${backgroundColor}`)
          .join();
      const settled = () => Promise.all(document.getAnimations().map((motion) => motion.finished.catch(() => undefined)));
      const looks = async () => {
        const seen: Record<string, string> = {};
        for (const scheme of ['dark', 'light']) {
          document.documentElement.setAttribute('data-color-scheme', scheme);
          await settled();
          seen[scheme] = look();
        }
        return seen;
      };
      const focusedLooks = await looks();
      focused.blur();
      const blurredLooks = await looks();
      focused.focus({ focusVisible: true } as FocusOptions);
      return {
        name: focused.getAttribute('aria-label') ?? focused.textContent ?? focused.tagName,
        unseen: Object.keys(focusedLooks).filter((scheme) => focusedLooks[scheme] === blurredLooks[scheme]),
      };
    });
    reached.push(name);
    blind.push(...unseen.map((scheme) => `${name} in ${scheme}`));
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
