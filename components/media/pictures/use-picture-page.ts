'use client';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { readOptions } from '@/lib/client/resource-queries';
import { PICTURE_PAGE_SIZE, pictureList } from '@/lib/contract/picture';
import { pageCount } from '@/lib/list/pager-model';

const TYPING_PAUSE_MS = 250;

/** One page of the picture library, with the search by name. Until it has come, the one before stays in sight: `isEarlier`. */
export function usePicturePage() {
  const [wanted, setWanted] = useState({ currPage: 1, keyword: '' });
  const keyword = useDeferredValue(usePaused(wanted.keyword.trim()));
  const optionsOf = (currPage: number) =>
    readOptions(pictureList, { currPage, pageSize: PICTURE_PAGE_SIZE, keyword: keyword || undefined, sha256: undefined });
  const answer = useQuery({ ...optionsOf(wanted.currPage), placeholderData: keepPreviousData, meta: { quiet: true } });
  const queries = useQueryClient();
  const total = answer.data?.total ?? 0;
  const last = pageCount(total, PICTURE_PAGE_SIZE);
  // Deleting the last picture of a page leaves it empty: the page before it is shown.
  useEffect(() => {
    if (!answer.isPlaceholderData && answer.data && wanted.currPage > last) setWanted((now) => ({ ...now, currPage: last }));
  }, [answer.isPlaceholderData, answer.data, wanted.currPage, last]);
  useEffect(() => {
    if (wanted.currPage < last) void queries.prefetchQuery({ ...optionsOf(wanted.currPage + 1), meta: { quiet: true } });
  });
  return {
    answer,
    isEarlier: answer.isPlaceholderData || keyword !== wanted.keyword.trim(),
    total,
    page: wanted.currPage,
    keyword: wanted.keyword,
    goTo: (currPage: number) => setWanted((now) => ({ ...now, currPage })),
    search: (words: string) => setWanted({ currPage: 1, keyword: words }),
  };
}

/** A value that has stood still for a moment. */
function usePaused<Value>(value: Value): Value {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const pause = setTimeout(() => setPaused(value), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [value]);
  return paused;
}
