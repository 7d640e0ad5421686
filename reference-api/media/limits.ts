import type { Caller } from '@/reference-api/auth/caller';
import type { Media } from './media';

/** Largest picture and video in megabytes. */
export interface MediaLimits {
  readonly imageMaxMb: number;
  readonly videoMaxMb: number;
}

/** The size limits that hold for a caller (media.md 4). */
export async function mediaLimits({ imageMaxMb, videoMaxMb }: Media, _caller: Pick<Caller, 'storeId'>): Promise<MediaLimits> {
  return { imageMaxMb, videoMaxMb };
}
