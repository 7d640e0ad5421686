/** A running child process of ours; see service.mjs. */
export declare class Service {
  constructor(options: {
    name: string;
    args: readonly string[];
    env: Readonly<Record<string, string | undefined>>;
    output?: LogFile;
    ready: string;
    progress?: RegExp;
    withinMs?: number;
    afterKill?: () => Promise<void>;
  });
  readonly pid: number | undefined;
  readonly running: boolean;
  /** The exit code or the signal, once the process is gone. */
  readonly ended: Promise<number | string>;
  answers(): Promise<void>;
  stop(withinMs?: number): Promise<void>;
  kill(): Promise<void>;
}

/** Where a service's output goes. */
export interface LogFile {
  take(stream: NodeJS.ReadableStream): void;
  lastLines(): string;
}
