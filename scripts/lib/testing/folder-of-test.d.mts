/** A new folder that goes with the test that asks for it. */
export declare function folderOfTest(): string;
