/** Ends the built-in database under a data folder that an API left running when it was killed. */
export declare function endLeftDatabase(dataFolder: string): Promise<void>;
