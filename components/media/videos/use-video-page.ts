'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readOptions } from '@/lib/client/resource-queries';
import { ALL_VIDEOS, VIDEO_PAGE_SIZE, videoCategories, videoList } from '@/lib/contract/video';
import { pageCount } from '@/lib/list/pager-model';

/** One page of the video library within one category; 0 is all of them (specification 2.5). Until it has come, the one before stays in sight: `isEarlier`. */
export function useVideoPage() {
  const [wanted, setWanted] = useState({ page: 1, categoryId: ALL_VIDEOS });
  const categories = useQuery({ ...readOptions(videoCategories, undefined), meta: { quiet: true } });
  const answer = useQuery({
    ...readOptions(videoList, { ...wanted, pageSize: VIDEO_PAGE_SIZE }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  const total = answer.data?.total ?? 0;
  const last = pageCount(total, VIDEO_PAGE_SIZE);
  useEffect(() => {
    if (answer.data && !answer.isPlaceholderData && wanted.page > last) setWanted((now) => ({ ...now, page: last }));
  }, [answer.data, answer.isPlaceholderData, wanted.page, last]);
  return {
    answer,
    isEarlier: answer.isPlaceholderData,
    categories: categories.data ?? [],
    categoryId: wanted.categoryId,
    total,
    page: wanted.page,
    goTo: (page: number) => setWanted((now) => ({ ...now, page })),
    show: (categoryId: number) => setWanted({ page: 1, categoryId }),
  };
}
