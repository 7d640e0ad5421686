/** Bundles one TypeScript entry into one file that plain Node runs. */
export declare function bundle(entry: string, outfile: string): Promise<void>;
