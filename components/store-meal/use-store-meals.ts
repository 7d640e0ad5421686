'use client';
import { useQuery } from '@tanstack/react-query';
import { everyRowOptions } from '@/lib/client/every-row';
import { type StoreMeal, storeMeal } from '@/lib/contract/store-meal';

const NONE: readonly StoreMeal[] = [];

/** Every plan; a platform has a handful of them. A form offers those on sale (`offered`). */
export function useStoreMeals(): readonly StoreMeal[] {
  return useQuery(everyRowOptions(storeMeal, {})).data ?? NONE;
}
