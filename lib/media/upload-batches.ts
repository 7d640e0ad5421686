import type { Job } from './upload-entry';

const MEGABYTE = 1024 * 1024;
/** Pictures up to this size share a request, up to this many files and bytes (well below what the proxy takes). */
const SMALL = 2 * MEGABYTE;
const MOST_FILES = 8;
const MOST_BYTES = 8 * MEGABYTE;

/** The files of the next request: the first that waits, with further small pictures of the same group beside it. */
export function nextBatch(waiting: readonly Job[]): readonly Job[] {
  const [first, ...others] = waiting;
  if (!first) return [];
  if (!sharesRequest(first)) return [first];
  const batch = [first];
  let bytes = first.file.size;
  for (const job of others) {
    if (batch.length === MOST_FILES || bytes + job.file.size > MOST_BYTES) break;
    if (!sharesRequest(job) || job.fields.groupId !== first.fields.groupId) continue;
    batch.push(job);
    bytes += job.file.size;
  }
  return batch;
}

/** Whether nothing more could travel with these files. */
export const isFull = (batch: readonly Job[]): boolean => batch.length === MOST_FILES || batch.some((job) => !sharesRequest(job));

const sharesRequest = ({ entry, alone, file }: Job) => entry.kind === 'picture' && !alone && file.size <= SMALL;

/**
 * The form of a request as the specification names its fields: one picture is `pictureFile`, several are `file0` to `fileN`; a video is
 * `file`, with its category only when that is not 0.
 */
export function formOf(batch: readonly Job[]): FormData {
  const form = new FormData();
  const first = batch[0];
  // Fields go before the files, so that a server that streams knows them when a file begins.
  for (const [name, value] of Object.entries(first?.fields ?? {})) {
    if (name !== 'categoryId' || value !== '0') form.append(name, value);
  }
  if (first?.entry.kind === 'video') form.append('file', first.file, first.file.name);
  else if (batch.length === 1 && first) form.append('pictureFile', first.file, first.file.name);
  else for (const [index, job] of batch.entries()) form.append(`file${index}`, job.file, job.file.name);
  return form;
}

/** Bytes of each file that have left, when that many of the whole request have; files follow one another. */
export function shares(batch: readonly Job[], sent: number, total: number): number[] {
  const sizes = batch.map((job) => job.file.size);
  const sum = sizes.reduce((all, size) => all + size, 0);
  let left = total > 0 ? Math.round((sent / total) * sum) : 0;
  return sizes.map((size) => {
    const own = Math.min(size, left);
    left -= own;
    return own;
  });
}
