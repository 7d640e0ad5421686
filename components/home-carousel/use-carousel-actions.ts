'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useConfirm } from '@/components/dialogs/use-confirm';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { useToast } from '@/components/feedback/use-toast';
import { useMay } from '@/components/viewer/use-may';
import { useRemove, useSave } from '@/lib/client/resource-queries';
import { type HomeCarousel, homeCarousel } from '@/lib/contract/home-carousel';
import { carouselForm } from './carousel-dialogs';

/** What can be done to entries of the carousel; cells send the whole record, because there is no call for a part of it. */
export interface CarouselActions {
  readonly mayEdit: boolean;
  add(): void;
  edit(entry: HomeCarousel): void;
  remove(entry: HomeCarousel): void;
  change(entry: HomeCarousel, change: Partial<Pick<HomeCarousel, 'status' | 'sort'>>): Promise<unknown>;
}

export function useCarouselActions(): CarouselActions {
  const may = useMay();
  const ask = useAskOnDemand();
  const confirm = useConfirm();
  const toast = useToast();
  const t = useTranslations('homeCarousel');
  const common = useTranslations('common');
  const { mutateAsync: update } = useSave(homeCarousel).update;
  const { mutate: remove } = useRemove(homeCarousel);
  const mayEdit = may(homeCarousel.update);
  return useMemo(
    () => ({
      mayEdit,
      add: () => void ask(carouselForm, { entry: null }),
      edit: (entry) => void ask(carouselForm, { entry }),
      remove: async ({ id, title }) => {
        const action = common('delete');
        const text = common('confirmAction', { action, object: t('object') });
        if (!(await confirm({ title: `${action} · ${title}`, text, consequence: t('deleteText'), danger: true }))) return;
        remove({ id }, { onSuccess: () => toast.success(common('succeeded', { action })) });
      },
      change: (entry, change) => update({ ...entry, ...change }),
    }),
    [mayEdit, ask, confirm, toast, t, common, update, remove],
  );
}
