'use client';
import { arrayMove } from '@dnd-kit/sortable';
import { useTranslations } from 'next-intl';
import { useSorting } from '@/components/controls/sorting/use-sorting';

/** What moving pictures of a field by drag or by keys needs: a picture has no name, so what is heard says its place. */
export function usePictureOrder(urls: readonly string[], onOrder: (urls: string[]) => void) {
  const t = useTranslations('media.inputs');
  return useSorting(urls, (from, to) => onOrder(arrayMove([...urls], from, to)), {
    lifted: (_url, n) => t('lifted', { n }),
    over: (n, all) => t('position', { n, all }),
    dropped: (n) => t('dropped', { n }),
    cancelled: () => t('unmoved'),
    instructions: t('moveHint'),
  });
}
