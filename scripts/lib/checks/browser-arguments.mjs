/** What a headless Chromium is started with: it may run as root, draws without a graphics card, and asks nobody outside. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The same for tests. A page of a test lives for seconds: what the engine compiles anew to run faster would pay after minutes.
 * Measurements want the engine as people have it.
 */
export const TEST_ARGUMENTS = [...BROWSER_ARGUMENTS, '--js-flags=--no-opt,--no-maglev'];
