'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useConfirm } from '@/components/dialogs/use-confirm';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { useToast } from '@/components/feedback/use-toast';
import { useMay } from '@/components/viewer/use-may';
import { readAgainAfter } from '@/lib/client/after-write';
import { call } from '@/lib/client/call';
import { useAct, useRemove } from '@/lib/client/resource-queries';
import type { GoodsKind } from '@/lib/contract/goods/kind';
import { goodsCategory, goodsCategorySort, goodsCategoryStatus } from '@/lib/contract/goods-category';
import { moved } from '@/lib/list/tree-rows';
import type { CategoryRow } from './category-values';
import { categoryForm } from './goods-category-dialogs';

/** What can be done to categories. */
export interface CategoryCommands {
  add(parent: CategoryRow | null): void;
  edit(category: CategoryRow): void;
  remove(category: CategoryRow): void;
  /** Rejects when it was refused, so that the switch goes back. */
  switchStatus(category: CategoryRow, on: boolean): Promise<unknown>;
  setSort(category: CategoryRow, sort: number): Promise<unknown>;
  move(category: CategoryRow, siblings: readonly CategoryRow[], to: number): void;
}

/** Room between neighbours, so that a later row can be put between them by number. */
const STEP = 10;

/** The commands, of steady identity; null for those who may only read. */
export function useCategoryCommands(kind: GoodsKind): CategoryCommands | null {
  const may = useMay();
  const ask = useAskOnDemand();
  const confirm = useConfirm();
  const toast = useToast();
  const t = useTranslations('goodsCategory');
  const common = useTranslations('common');
  const { mutateAsync: setStatus } = useAct(goodsCategoryStatus);
  const { mutateAsync: setSort } = useAct(goodsCategorySort);
  const { mutateAsync: remove } = useRemove(goodsCategory);
  const mayWrite = may(goodsCategory.update);
  return useMemo(() => {
    if (!mayWrite) return null;
    const removeOne = async ({ id, name }: CategoryRow) => {
      const action = common('delete');
      const text = common('confirmAction', { action, object: t('object') });
      if (!(await confirm({ title: `${action} · ${name}`, text, consequence: t('removeText'), danger: true }))) return;
      await remove({ id });
      toast.success(common('succeeded', { action }));
    };
    // Larger first: the last one keeps the smallest number, and only changed numbers are sent.
    const order = async (siblings: readonly CategoryRow[]) => {
      const wanted = siblings.map((row, at) => ({ row, sort: (siblings.length - at) * STEP }));
      for (const { row, sort } of wanted)
        if (row.sort !== sort) await call(goodsCategorySort, { query: undefined, body: { id: row.id, sort }, oneOfMany: true });
      await readAgainAfter(goodsCategorySort);
    };
    // A refusal was told by the one place that tells failures.
    const told = (done: Promise<unknown>) => void done.catch(() => undefined);
    return {
      add: (parent) => void ask(categoryForm, { kind, category: null, parentId: parent?.id ?? 0 }),
      edit: (category) => void ask(categoryForm, { kind, category, parentId: category.parentId }),
      remove: (category) => told(removeOne(category)),
      switchStatus: ({ id }, on) => setStatus({ id, status: on ? 1 : 0 }),
      setSort: ({ id }, sort) => setSort({ id, sort }),
      move: (category, siblings, to) =>
        told(
          order(
            moved(
              siblings,
              siblings.findIndex(({ id }) => id === category.id),
              to,
            ),
          ),
        ),
    };
  }, [mayWrite, kind, ask, confirm, toast, t, common, setStatus, setSort, remove]);
}
