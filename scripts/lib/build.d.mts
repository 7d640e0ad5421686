/** Where the console is built to. */
export declare function consoleFolder(): string;
/** The server that runs the built console. */
export declare function consoleServer(): string;
/** Where the reference API is built to. */
export declare function apiFolder(): string;
/** Builds the named parts whose sources changed since their last complete build. */
export declare function ensureBuilt(...names: ('console' | 'api')[]): Promise<void>;
