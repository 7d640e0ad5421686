import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Look {
  /** The part that is looked at: what lies over a page that was looked at before. The whole page unless told. */
  within?: string | undefined;
  /** Whatever lies outside the landmarks is a fault too. */
  landmarks?: boolean;
  /** Left out where the same colours were looked at before: contrast costs more than all the other rules together. */
  contrast?: boolean;
}

/** Faults that keep people out: everything axe calls serious or critical on the page as it stands. */
export async function graveFaults(page: Page, { within, landmarks = false, contrast = true }: Look = {}): Promise<string[]> {
  await fadesDone(page);
  const axe = axeOf(page, within).withTags(landmarks ? [...WCAG, 'best-practice'] : WCAG);
  const { violations } = await (contrast ? axe : axe.disableRules('color-contrast')).analyze();
  return inWords(
    violations.filter(
      ({ id, impact }) => impact === 'serious' || impact === 'critical' || (landmarks && (id === 'region' || id.startsWith('landmark'))),
    ),
  );
}

/**
 * The faults of the page as it stands, and what cannot be read on it in the dark. Only colours differ between the two
 * schemes, so contrast alone is asked for again; the scheme changes in place and is put back.
 */
export async function faultsInBothSchemes(page: Page, look: Look = {}): Promise<string[]> {
  const faults = await graveFaults(page, look);
  await wear(page, 'dark');
  const { violations } = await axeOf(page, look.within).withRules('color-contrast').analyze();
  await wear(page, 'light');
  return [...faults, ...inWords(violations).map((fault) => `in the dark: ${fault}`)];
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

/** Opens the console as somebody left it, from the first paint on. */
export async function leftWith(page: Page, origin: string, settings: object): Promise<void> {
  const text = JSON.stringify(settings);
  await page.context().addCookies([{ name: 'settings', value: encodeURIComponent(text), url: origin }]);
  await page.addInitScript((kept) => localStorage.setItem('settings', kept), text);
}

/**
 * axe in the page itself. Its other mode opens a page of its own for each run to join what frames of other sites answered; frames of
 * the console are of its own site. What is in order is not written out: that takes as long again as looking.
 */
export function axeOf(page: Page, within?: string): AxeBuilder {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  return within ? axe.include(within) : axe;
}

/** Puts the page into a scheme as the appearance does, by the attribute all its colours hang on. */
async function wear(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await ground();
  await page.evaluate((name) => document.documentElement.setAttribute('data-color-scheme', name), scheme);
  await fadesDone(page);
  expect(await ground(), `the ground of the page in ${scheme}`).not.toBe(before);
}

/** What axe found, in words. */
export const inWords = (
  violations: readonly { id: string; nodes: readonly { target: unknown[]; failureSummary?: string }[] }[],
): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary?.split('\n')[1] ?? ''}`),
  );
