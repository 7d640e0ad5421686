const PAGES = 10;
const MEGABYTE = 1024 * 1024;

/** Bytes that survive a collection after ten pages were opened one after the other through the menu. */
export async function heapAfterPages(browser) {
  const profile = await browser.profile(true);
  try {
    const page = await profile.newPage();
    await page.goto('/dashboard');
    const links = page.locator('aside a[href^="/"]');
    await links.first().waitFor();
    await page.waitForLoadState('networkidle');
    const paths = await links.evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href')))]);
    const visited = paths.filter((path) => path !== '/dashboard').slice(0, PAGES);
    for (const path of visited) {
      // Folded sections are out of the pointer's reach; the click is what matters here.
      await page
        .locator(`aside a[href="${path}"]`)
        .first()
        .evaluate((link) => link.click());
      await page.waitForURL((url) => url.pathname === path);
      await page.waitForLoadState('networkidle');
    }
    return { pages: visited.length, megabytes: (await usedHeap(profile, page)) / MEGABYTE };
  } finally {
    await profile.close();
  }
}

async function usedHeap(profile, page) {
  const session = await profile.newCDPSession(page);
  // What a first collection frees may free more.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
