'use client';
import { useQuery } from '@tanstack/react-query';
import { listOptions } from '@/lib/client/resource-queries';
import { MAX_PAGE_SIZE } from '@/lib/contract/call/page';
import { type StoreMeal, storeMeal } from '@/lib/contract/store-meal';

const EVERY = { currPage: 1, pageSize: MAX_PAGE_SIZE } as const;
const NONE: readonly StoreMeal[] = [];

/** The plans to choose among; a platform has a handful of them. */
export function useStoreMeals(): readonly StoreMeal[] {
  const { data } = useQuery({ ...listOptions(storeMeal, EVERY), meta: { quiet: true } });
  return data?.rows ?? NONE;
}
