import type { Page, Response } from '@playwright/test';

/** What the server answered to some calls of a page, until it is asked for. */
export interface KeptAnswers {
  /** All of it in one text; from then on nothing is kept. */
  text(): Promise<string>;
}

/** Keeps the answers of a page whose address holds `part`. An answer is read at once: its page may go before the test asks. */
export function keepAnswers(page: Page, part: string): KeptAnswers {
  const kept: Promise<string>[] = [];
  const keep = (response: Response) => {
    if (response.url().includes(part)) kept.push(response.text());
  };
  page.on('response', keep);
  return {
    async text() {
      page.off('response', keep);
      return (await Promise.all(kept)).join();
    },
  };
}
