import type { CleanPicture } from './clean-picture';
import type { Media } from './media';
import type { ReceivedFile } from './receive-form';
import { urlOfKey } from './storage';

/** Addresses of a kept picture. */
export interface KeptPicture {
  readonly url: string;
  readonly thumb: string;
}

const keyOf = (folder: string, hash: string, extension: string, suffix = '') =>
  `${folder}/${hash.slice(0, 2)}/${hash}${suffix}.${extension}`;

/** Keeps a rewritten picture and its small version under the hash of their content. */
export async function keepPicture({ storage }: Media, picture: CleanPicture): Promise<KeptPicture> {
  const key = keyOf('pictures', picture.hash, picture.extension);
  const thumbKey = keyOf('pictures', picture.thumbHash, 'webp', '-thumb');
  await storage.put(key, picture.path, picture.type);
  await storage.put(thumbKey, picture.thumbPath, 'image/webp');
  return { url: urlOfKey(key), thumb: urlOfKey(thumbKey) };
}

const videoKey = (file: ReceivedFile) => keyOf('videos', file.sha256, file.type.extension);

/** The address a video will have once it is kept. */
export const videoUrl = (file: ReceivedFile): string => urlOfKey(videoKey(file));

/** Keeps a video under the hash of its content. */
export const keepVideo = ({ storage }: Media, file: ReceivedFile): Promise<void> => storage.put(videoKey(file), file.path, file.type.type);
