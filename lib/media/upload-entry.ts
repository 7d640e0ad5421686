import type { MediaKind } from './file-check';

export type UploadState = 'waiting' | 'checking' | 'known' | 'sending' | 'done' | 'failed' | 'cancelled';

/** What the server gave for a file. */
export interface Stored {
  readonly id: number;
  readonly url: string;
  readonly name?: string | null | undefined;
}

/** Fields that travel with a file; of a video its title, cover and category. */
export type UploadFields = Readonly<Record<string, string>>;

/** One file on its way, as lists show it. */
export interface UploadEntry {
  readonly id: string;
  readonly kind: MediaKind;
  readonly name: string;
  readonly size: number;
  readonly state: UploadState;
  readonly sent: number;
  readonly bytesPerSecond: number;
  readonly tries: number;
  readonly error: unknown;
  /** What came of it; for a known file the picture that is already there. */
  readonly stored: Stored | undefined;
  /** Whoever sent it waits for it, and tells when it fails. */
  readonly awaited: boolean;
}

/** What is kept of a file beside what is shown. */
export interface Job {
  entry: UploadEntry;
  readonly file: File;
  readonly fields: UploadFields;
  sha256: string | undefined;
  /** The person said that a known file shall be sent all the same. */
  forced: boolean;
  readonly takeKnown: boolean;
  /** Sent alone after a common request was refused, so that the file to blame is found. */
  alone: boolean;
  readonly settled: PromiseWithResolvers<Stored | undefined>;
}

export const isOver = ({ state }: Pick<UploadEntry, 'state'>): boolean => state === 'done' || state === 'cancelled';
export const isBusy = ({ state }: UploadEntry): boolean => state === 'waiting' || state === 'checking' || state === 'sending';

export interface PromiseWithResolvers<Value> {
  promise: Promise<Value>;
  resolve: (value: Value) => void;
  reject: (error: unknown) => void;
}

/** A promise and what settles it. */
export function withResolvers<Value>(): PromiseWithResolvers<Value> {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<Value>((settle, fail) => {
    resolve = settle;
    reject = fail;
  });
  return { promise, resolve, reject };
}

/** A file to send, with what goes with it. */
export interface NewUpload {
  readonly file: File;
  readonly kind: MediaKind;
  readonly fields?: UploadFields;
  /** An equal picture of the library is taken without a question. */
  readonly takeKnown?: boolean;
  /** The sender hears of a failure at once, instead of waiting until somebody sends the file again. */
  readonly awaited?: boolean;
}

/** A file as the queue begins with it. */
export const newJob = ({ file, kind, fields = {}, takeKnown = false, awaited = false }: NewUpload): Job => ({
  entry: {
    id: crypto.randomUUID(),
    kind,
    name: file.name,
    size: file.size,
    state: 'waiting',
    sent: 0,
    bytesPerSecond: 0,
    tries: 0,
    error: undefined,
    stored: undefined,
    awaited,
  },
  file,
  fields,
  sha256: undefined,
  forced: false,
  takeKnown,
  alone: false,
  settled: withResolvers(),
});
