import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { markAlike } from './alike';
import { NO_SOURCE, putAxe } from './axe-source';

export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
export const CONTRAST = 'color-contrast';

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
  const violations = await violationsOf(page, {
    within,
    tags: landmarks ? [...WCAG, 'best-practice'] : WCAG,
    ...(contrast ? {} : { without: CONTRAST }),
  });
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
  const violations = await violationsOf(page, { within: look.within, only: CONTRAST });
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

interface Rules {
  within?: string | undefined;
  tags?: readonly string[];
  /** This rule instead of those with the tags. */
  only?: string;
  /** Those with the tags but this one. */
  without?: string;
}

/**
 * What axe finds in the page itself. Its other mode opens a page of its own for each run to join what frames of other sites answered; frames
 * of the console are of its own site. What is in order is not written out: that takes as long again as looking.
 */
export async function violationsOf(page: Page, { within, tags = WCAG, only, without }: Rules = {}) {
  await fadesDone(page);
  await markAlike(page);
  await putAxe(page);
  const axe = new AxeBuilder({ page, axeSource: NO_SOURCE }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within) axe.include(within);
  if (only) axe.withRules(only);
  else axe.withTags([...tags]);
  if (without) axe.disableRules(without);
  return (await axe.analyze()).violations;
}

/**
 * Puts the page into a scheme as the appearance does, by the attribute all its colours hang on, and without their fades: what counts is
 * where they end, and fading every part of a list takes longer than looking at it.
 */
async function wear(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  const [before, after] = await page.evaluate((name) => {
    const ground = () => getComputedStyle(document.body).backgroundColor;
    const was = ground();
    const still = new CSSStyleSheet();
    still.insertRule('*, *::before, *::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
    document.documentElement.setAttribute('data-color-scheme', name);
    const is = ground();
    // Every style has to be worked out before fades may come back, or they begin then.
    for (const part of document.querySelectorAll('*')) getComputedStyle(part).color;
    document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(still), 1);
    return [was, is];
  }, scheme);
  await fadesDone(page);
  expect(after, `the ground of the page in ${scheme}`).not.toBe(before);
}

/** What axe found, in words. */
export const inWords = (
  violations: readonly { id: string; nodes: readonly { target: unknown[]; failureSummary?: string }[] }[],
): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary?.split('\n')[1] ?? ''}`),
  );
