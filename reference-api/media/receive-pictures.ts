import type { picture } from '@/reference-api/database/schema/media';
import { BadFile, MissingFile } from './bad-file';
import { type CleanPicture, cleanPicture, pixelsOf } from './clean-picture';
import { keepPicture } from './keep-files';
import type { Media } from './media';
import { type ReceivedFile, receiveForm } from './receive-form';
import { Turns } from './turns';

type NewPicture = Pick<typeof picture.$inferInsert, 'url' | 'thumb' | 'name' | 'width' | 'height' | 'bytes' | 'sha256'>;

/** What came of an upload; `single` tells which of the two forms it had. */
export interface ReceivedPictures {
  readonly pictures: readonly NewPicture[];
  readonly single: boolean;
}

const MOST_FILES = 60;
/** Pixels of one form together: decoding costs by the pixel, whatever the bytes are. */
const MOST_PIXELS = 240_000_000;
/** Forms whose pictures are decoded at a time; the others wait, so that calls find a core free. */
const decoding = new Turns(1);
const SINGLE = 'pictureFile';

interface UploadLimits {
  readonly maxMb: number;
  /** Aborts when the caller leaves: what is left undone then is not begun. */
  readonly signal: AbortSignal;
}

/**
 * Takes an upload of one picture (`pictureFile`) or several (`file0` to `fileN`). `store` writes the rows and calls what keeps the files:
 * all are kept, in their order, or none.
 */
export async function receivePictures<Stored>(
  request: Parameters<typeof receiveForm>[0],
  media: Media,
  { maxMb, signal }: UploadLimits,
  store: (keep: () => Promise<ReceivedPictures>) => Promise<Stored>,
): Promise<Stored> {
  const rules = { kind: 'picture', fileField: /^(pictureFile|file\d{1,3})$/, maxMb, maxFiles: MOST_FILES } as const;
  const { files } = await receiveForm(request, rules, media.incoming);
  const clean: CleanPicture[] = [];
  try {
    if (files.length === 0) throw new MissingFile('picture');
    const ordered = [...files].sort((a, b) => orderOf(a) - orderOf(b));
    await requireDecodable(ordered);
    // One after another: decoding several large pictures at once would need their memory at once.
    await decoding.take(async () => {
      for (const file of ordered) {
        signal.throwIfAborted();
        clean.push(await cleanPicture(file, media.incoming));
      }
    });
    return await store(async () => {
      const pictures = [];
      for (const [index, each] of clean.entries()) pictures.push(await kept(each, ordered[index], media));
      return { pictures, single: files.length === 1 && files[0]?.field === SINGLE };
    });
  } finally {
    await Promise.all([...files, ...clean].map(({ path }) => media.incoming.remove(path)));
    await Promise.all(clean.map(({ thumbPath }) => media.incoming.remove(thumbPath)));
  }
}

async function requireDecodable(files: readonly ReceivedFile[]): Promise<void> {
  let pixels = 0;
  for (const file of files) pixels += await pixelsOf(file);
  if (pixels > MOST_PIXELS) throw new BadFile('picture');
}

async function kept(clean: CleanPicture, file: ReceivedFile | undefined, media: Media): Promise<NewPicture> {
  const { width, height, bytes } = clean;
  return { ...(await keepPicture(media, clean)), name: file?.name ?? '', width, height, bytes, sha256: file?.sha256 ?? null };
}

/** `file10` comes after `file9`, whatever the order of arrival. */
const orderOf = ({ field }: ReceivedFile) => Number(/\d+$/.exec(field)?.[0] ?? 0);
