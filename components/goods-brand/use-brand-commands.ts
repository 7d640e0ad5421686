'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useConfirm } from '@/components/dialogs/use-confirm';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { useToast } from '@/components/feedback/use-toast';
import { useMay } from '@/components/viewer/use-may';
import { useAct, useRemove } from '@/lib/client/resource-queries';
import { type GoodsBrand, goodsBrand, goodsBrandStatus } from '@/lib/contract/goods-brand';
import { brandForm } from './goods-brand-dialogs';

/** What can be done to brands. */
export interface BrandCommands {
  /** Null adds a new one. */
  edit(brand: GoodsBrand | null): void;
  remove(brand: GoodsBrand): void;
  switchStatus(brand: GoodsBrand, on: boolean): Promise<unknown>;
}

/** The commands, of steady identity; null for those who may only read. */
export function useBrandCommands(): BrandCommands | null {
  const may = useMay();
  const ask = useAskOnDemand();
  const confirm = useConfirm();
  const toast = useToast();
  const t = useTranslations('goodsBrand');
  const common = useTranslations('common');
  const { mutateAsync: setStatus } = useAct(goodsBrandStatus);
  const { mutateAsync: remove } = useRemove(goodsBrand);
  const mayWrite = may(goodsBrand.update);
  return useMemo(() => {
    if (!mayWrite) return null;
    const removeOne = async ({ id, name }: GoodsBrand) => {
      const action = common('delete');
      const text = common('confirmAction', { action, object: t('object') });
      if (!(await confirm({ title: `${action} · ${name}`, text, consequence: t('removeText'), danger: true }))) return;
      await remove({ id });
      toast.success(common('succeeded', { action }));
    };
    return {
      edit: (brand) => void ask(brandForm, { brand }),
      // A refusal was told by the one place that tells failures.
      remove: (brand) => void removeOne(brand).catch(() => undefined),
      switchStatus: ({ id }, on) => setStatus({ id, status: on ? 1 : 0 }),
    };
  }, [mayWrite, ask, confirm, toast, t, common, setStatus, remove]);
}
