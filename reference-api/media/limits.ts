import { z } from 'zod';
import { MAIN_STORE } from '@/lib/contract/access';
import type { Caller } from '@/reference-api/auth/caller';
import type { Database } from '@/reference-api/database/connect';
import { readSettings } from '@/reference-api/settings/read-settings';
import { storedValues } from '@/reference-api/settings/save-settings';
import type { Media } from './media';

/** Largest picture and video in megabytes. */
export interface MediaLimits {
  readonly imageMaxMb: number;
  readonly videoMaxMb: number;
}

/** What of the settings says how large a file may be; a value that makes no sense counts as not set (parameter.md 5). */
const saved = z.object({
  imageMaxMb: z.number().min(1).max(20).optional().catch(undefined),
  videoMaxMb: z.number().min(1).max(500).optional().catch(undefined),
});

/** The size limits that hold for a caller at this moment: those of the settings, else the operator's; other stores have a further one. */
export async function mediaLimits(
  database: Database,
  operator: Pick<Media, keyof MediaLimits>,
  caller: Pick<Caller, 'storeId'>,
): Promise<MediaLimits> {
  const media = await storedValues(MAIN_STORE, 'media', database);
  const { imageMaxMb = operator.imageMaxMb, videoMaxMb = operator.videoMaxMb } = saved.parse(media);
  if (caller.storeId === MAIN_STORE) return { imageMaxMb, videoMaxMb };
  const {
    os: { maxUploadMb },
  } = await readSettings(database, ['os']);
  return { imageMaxMb: Math.min(imageMaxMb, maxUploadMb), videoMaxMb: Math.min(videoMaxMb, maxUploadMb) };
}
