'use client';
import { useTranslations } from 'next-intl';
import type { SortWords } from '@/components/controls/sorting/use-sort-words';

/** What is heard while pictures of a field are moved: a picture has no name, so its place is said. */
export function usePictureWords(): SortWords {
  const t = useTranslations('media.inputs');
  return {
    lifted: (_url, n) => t('lifted', { n }),
    over: (n, all) => t('position', { n, all }),
    dropped: (n) => t('dropped', { n }),
    cancelled: () => t('unmoved'),
    instructions: t('moveHint'),
  };
}
