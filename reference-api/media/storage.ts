import type { Readable } from 'node:stream';

/** First and last byte wanted, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** What is known of a stored file without reading it. */
export interface StoredFile {
  readonly size: number;
  readonly modified: Date;
}

/** Where media files are kept; keys are relative paths such as `pictures/ab/abcd….png`. */
export interface MediaStorage {
  /** Takes over a finished file from this computer's disk; the file is gone from there afterwards. */
  put(key: string, path: string, type: string): Promise<void>;
  find(key: string): Promise<StoredFile | undefined>;
  read(key: string, range?: ByteRange): Promise<Readable>;
  remove(key: string): Promise<void>;
  /** Removes every file the API ever kept here, whatever the rows of the database say; gives how many. */
  clear(): Promise<number>;
}

/** What this API keeps lies in these folders; whatever else shares the place is somebody else's. */
export const OWN_FOLDERS = ['pictures', 'videos', 'documents', 'demo'] as const;

/** A path of the API a file is shown at, from its key. */
export const urlOfKey = (key: string): string => `/media/${key}`;
/** The key behind such a path; undefined for addresses elsewhere. */
export const keyOfUrl = (url: string): string | undefined => /^\/?media\/(.+)$/.exec(url)?.[1];
