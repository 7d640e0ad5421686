/** What a headless Chromium is started with. */
export declare const BROWSER_ARGUMENTS: string[];
