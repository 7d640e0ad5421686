'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readOptions } from '@/lib/client/resource-queries';
import { PICTURE_PAGE_SIZE, pictureList } from '@/lib/contract/picture';
import { ALL_VIDEOS, VIDEO_PAGE_SIZE, videoList } from '@/lib/contract/video';
import type { MediaKind } from '@/lib/media/file-check';

/** Settings change rarely, and the server judges by the newest ones all the same. */
const GOOD_FOR_MS = 60_000;

/**
 * Asks how large a file may be, in megabytes, for fields that take files without a library on screen; the first page of the library is
 * what says so. Undefined when that cannot be had: the server then refuses by itself.
 */
export function useSizeLimit(): (kind: MediaKind) => Promise<number | undefined> {
  const queries = useQueryClient();
  return useCallback(
    async (kind) => {
      const kept = { staleTime: GOOD_FOR_MS, meta: { quiet: true } };
      const pictures = { currPage: 1, pageSize: PICTURE_PAGE_SIZE, keyword: undefined, sha256: undefined };
      const videos = { page: 1, pageSize: VIDEO_PAGE_SIZE, categoryId: ALL_VIDEOS };
      try {
        const page =
          kind === 'picture'
            ? await queries.fetchQuery({ ...readOptions(pictureList, pictures), ...kept })
            : await queries.fetchQuery({ ...readOptions(videoList, videos), ...kept });
        return page.maxMb;
      } catch {
        // Without the limit a file is sent, and refused by the server if need be; that says more than a failed list.
        return undefined;
      }
    },
    [queries],
  );
}
