'use client';
import { useSyncExternalStore } from 'react';
import { call } from '@/lib/client/call';
import { upload } from '@/lib/client/upload';
import { pictureList, pictureUpload } from '@/lib/contract/picture';
import { videoUpload } from '@/lib/contract/video';
import { formOf } from '@/lib/media/upload-batches';
import { isBusy, type Job, type Stored, type UploadEntry } from '@/lib/media/upload-entry';
import { type UploadPorts, UploadQueue } from '@/lib/media/upload-queue';
import { hashFile } from './hash-file';
import { rememberUnderWay } from './lost-uploads';
import { announceUploads } from './upload-signal';

/** What a file is told by when the same one is looked for. */
const SAME_FILE = { currPage: 1, pageSize: 1, keyword: undefined };

const ports: UploadPorts = {
  send: async (batch, options) => asList(await upload(callOf(batch), formOf(batch), options)),
  hash: hashFile,
  find: async (sha256, signal) => {
    const { rows } = await call(pictureList, { query: { ...SAME_FILE, sha256 }, signal });
    // A server that cannot look by hash answers any picture.
    return rows.find((row) => row.sha256 === sha256);
  },
  now: () => performance.now(),
  wait: (ms) => new Promise((later) => setTimeout(later, ms)),
};

const callOf = (batch: readonly Job[]) => (batch[0]?.entry.kind === 'video' ? videoUpload : pictureUpload) as typeof pictureUpload;
const asList = (stored: Stored | readonly Stored[]): readonly Stored[] => ('id' in stored ? [stored] : stored);

/** The one queue of this window; it outlives every screen and dialog. */
export const uploads = new UploadQueue(ports);
uploads.shelf.subscribe(() => announceUploads());
// From the first file on, also before the list of uploads is drawn: a page that goes away asks first, and the next one knows what was cut off.
if (typeof window !== 'undefined') {
  window.addEventListener('beforeunload', (event) => {
    const busy = uploads.shelf.entries().filter(isBusy);
    if (busy.length === 0) return;
    event.preventDefault();
    rememberUnderWay(busy);
  });
}

const none: readonly UploadEntry[] = [];

/** The files on their way, redrawn as they move. */
export const useUploads = (): readonly UploadEntry[] => useSyncExternalStore(uploads.shelf.subscribe, uploads.shelf.entries, () => none);
