const SETTLE_MS = 30_000;
/** What arrives when the page has long been still is no part of its first load. */
const STILL_MS = 700;

/** Opens a page cold and gives what it cost until it was still. */
export async function measureVisit(browser, { path, ready, signedIn = false }) {
  const profile = await browser.profile(signedIn);
  try {
    const page = await profile.newPage();
    const session = await profile.newCDPSession(page);
    const traffic = await watchTraffic(session);
    // Thread time, not wall time: it holds when the machine is busy.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.addInitScript(watchShifts);
    await page.goto(path, { timeout: SETTLE_MS });
    await page.locator(ready).first().waitFor({ timeout: SETTLE_MS });
    await page.waitForLoadState('networkidle', { timeout: SETTLE_MS });
    await page.waitForTimeout(STILL_MS);
    const metrics = await metricsOf(session);
    const shift = await page.evaluate('window.__shift');
    return { ...traffic.sums(), files: traffic.files(), cpu: metrics.TaskDuration * 1000, script: metrics.ScriptDuration * 1000, shift };
  } finally {
    await profile.close();
  }
}

/** Runs in the page before anything else: adds up what moved without being asked to. */
function watchShifts() {
  window.__shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.__shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

const metricsOf = async (session) =>
  Object.fromEntries((await session.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]));

/** Counts the bytes of bodies as they came over the wire, compressed. */
async function watchTraffic(session) {
  const requests = new Map();
  const of = (id) => requests.get(id) ?? requests.set(id, { url: '', type: 'Other', bytes: 0 }).get(id);
  session.on('Network.responseReceived', ({ requestId, response, type }) => Object.assign(of(requestId), { url: response.url, type }));
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    of(requestId).bytes += encodedDataLength;
  });
  // The document's own bytes are told at its end alone, with its headers: it has no other count.
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = of(requestId);
    if (request.type === 'Document') request.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  const sum = (wanted) => [...requests.values()].filter(wanted).reduce((total, { bytes }) => total + bytes, 0);
  const script = ({ type }) => type === 'Script';
  return {
    sums: () => ({
      js: sum(script),
      css: sum(({ type }) => type === 'Stylesheet'),
      html: sum(({ type }) => type === 'Document'),
      requests: requests.size,
    }),
    files: () => [...requests.values()].filter(script).sort((a, b) => b.bytes - a.bytes),
  };
}
