import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Faults that keep people out: everything axe calls serious or critical on the page as it stands. */
export async function graveFaults(page: Page): Promise<string[]> {
  await fadesDone(page);
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary?.split('\n')[1] ?? ''}`),
    );
}

/** Waits out what moves: colours in the middle of a fade are nobody's choice. */
export const fadesDone = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
