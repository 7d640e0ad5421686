import { diskStorage } from './disk-storage';
import { type Incoming, openIncoming } from './incoming';
import type { MediaSettings } from './media-settings';
import { s3Storage } from './s3-storage';
import type { MediaStorage } from './storage';

/** Everything the media calls work with. */
export interface Media {
  readonly storage: MediaStorage;
  readonly incoming: Incoming;
  readonly imageMaxMb: number;
  readonly videoMaxMb: number;
}

/** Opens the storage the operator chose and clears away what interrupted uploads left. */
export async function openMedia({ folder, s3, imageMaxMb, videoMaxMb }: MediaSettings): Promise<Media> {
  const storage = s3 ? await s3Storage(s3) : diskStorage(folder);
  return { storage, incoming: await openIncoming(folder), imageMaxMb, videoMaxMb };
}
