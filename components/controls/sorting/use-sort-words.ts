'use client';
import { useTranslations } from 'next-intl';

/** What a screen reader hears while an entry is moved; places count from 1. */
export interface SortWords {
  lifted(key: string, place: number): string;
  over(place: number, total: number): string;
  dropped(place: number): string;
  cancelled(): string;
  readonly instructions: string;
}

/** The words of every list; an entry is called by its label. */
export function useSortWords(labelOf: (key: string) => string): SortWords {
  const t = useTranslations('form');
  return {
    lifted: (key) => t('sort.lifted', { name: labelOf(key) }),
    over: (n, total) => t('sort.over', { n, total }),
    dropped: (n) => t('sort.dropped', { n }),
    cancelled: () => t('sort.cancelled'),
    instructions: t('sort.instructions'),
  };
}
