/** What a headless Chromium is started with. */
export declare const BROWSER_ARGUMENTS: string[];
/** The same for tests. */
export declare const TEST_ARGUMENTS: string[];
