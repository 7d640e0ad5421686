'use client';
import { useState } from 'react';
import { isBusy, type Stored, type UploadEntry } from '@/lib/media/upload-entry';
import { uploads, useUploads } from './uploads';

/** One file of the queue, followed by the dialog that sent it. */
export interface UploadProgress {
  readonly entry: UploadEntry | undefined;
  readonly busy: boolean;
  /** Waits for the file; undefined when the person gave up on it. */
  follow(results: readonly Promise<Stored | undefined>[]): Promise<Stored | undefined>;
  cancel(): void;
}

/** Follows the file sent last; closing the dialog leaves it to the list of uploads. */
export function useUploadProgress(): UploadProgress {
  const entries = useUploads();
  const [id, setId] = useState<string>();
  const entry = id === undefined ? undefined : entries.find((each) => each.id === id);
  return {
    entry,
    busy: entry !== undefined && (isBusy(entry) || entry.state === 'known'),
    follow: async ([result]) => {
      const sent = uploads.shelf.entries().at(-1)?.id;
      setId(sent);
      const stored = await result;
      setId(undefined);
      return stored;
    },
    cancel: () => {
      if (id !== undefined) uploads.cancel(id);
      setId(undefined);
    },
  };
}
