/** A log that keeps one older part and never grows past it; see log-file.mjs. */
export declare class LogFile {
  constructor(file: string, options?: { retryMs?: number });
  readonly file: string;
  take(stream: NodeJS.ReadableStream): void;
  lastLines(): string;
}
