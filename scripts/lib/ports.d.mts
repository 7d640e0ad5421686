/** A port that is free at this moment. */
export declare function freePort(): Promise<number>;
/** Stops with one sentence when a port cannot be listened on. */
export declare function requireFreePort(port: number, host: string, variable: string): Promise<void>;
