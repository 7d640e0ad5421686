'use client';
import { useQuery } from '@tanstack/react-query';
import { everyRowOptions } from '@/lib/client/every-row';
import { type StoreMeal, storeMeal } from '@/lib/contract/store-meal';

const NONE: readonly StoreMeal[] = [];

/** The plans to choose among; a platform has a handful of them. */
export function useStoreMeals(): readonly StoreMeal[] {
  return useQuery(everyRowOptions(storeMeal, {})).data ?? NONE;
}
