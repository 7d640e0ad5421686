'use client';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useConfirm } from '@/components/dialogs/use-confirm';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { useToast } from '@/components/feedback/use-toast';
import { reasonDialog } from '@/components/form/dialogs/form-dialogs';
import type { RowAction } from '@/components/list/cells/RowActions';
import { useMay } from '@/components/viewer/use-may';
import { useViewer } from '@/components/viewer/viewer-context';
import { onlyRow, useActOnOne } from '@/lib/client/act-on-one';
import { call } from '@/lib/client/call';
import type { GoodsRecord } from '@/lib/contract/goods';
import { type GoodsCard, goodsCardRemove, goodsCardRestock, goodsCardReveal, goodsCardVoid } from '@/lib/contract/goods-card';
import { cardTransitions as steps } from '@/lib/contract/states/card';
import { allowed } from '@/lib/contract/states/transitions';
import { cardForm } from './goods-card-dialogs';

/** What can be done with one card in its state; only its own store may. */
export function useCardCommands(record: GoodsRecord) {
  const t = useTranslations('goodsCard');
  const common = useTranslations('common');
  const ask = useAskOnDemand();
  const confirm = useConfirm();
  const toast = useToast();
  const { mutateAsync: restock } = useActOnOne(goodsCardRestock);
  // A mutation, because its failure is to be told and its answer is not to be kept.
  const { mutateAsync: readCard } = useMutation({ mutationFn: (id: number) => call(goodsCardReveal, { query: { id }, body: undefined }) });
  const own = useViewer().storeId === record.storeId;
  const mayWrite = useMay()(goodsCardVoid) && own;
  return useMemo(() => {
    const told = (act: () => Promise<unknown>) => () => void act().catch(() => undefined);
    const edit = (row: GoodsCard) => async () => {
      const { content } = await readCard(row.id);
      return ask(cardForm, { record, card: { row, content } });
    };
    const voidIt = ({ id }: GoodsCard) =>
      told(() =>
        ask(reasonDialog, {
          title: `${t('void')} · #${id}`,
          max: 100,
          confirmLabel: t('void'),
          act: (reason) => call(goodsCardVoid, { query: undefined, body: { ids: [id], reason } }).then(onlyRow),
          savedText: common('succeeded', { action: t('void') }),
        }),
      );
    const sure = (action: string, id: number, text: string, danger: boolean, act: () => Promise<unknown>) =>
      told(async () => {
        if (!(await confirm({ title: `${action} · #${id}`, text, danger }))) return;
        await act();
        toast.success(common('succeeded', { action }));
      });
    const actionsFor = (row: GoodsCard): readonly (RowAction | false)[] =>
      mayWrite
        ? [
            allowed(steps, row, 'edit') && { key: 'edit', label: common('edit'), act: told(edit(row)) },
            allowed(steps, row, 'restock') && {
              key: 'restock',
              label: t('restock'),
              act: sure(t('restock'), row.id, t('restockText'), false, () => restock({ ids: [row.id] })),
            },
            allowed(steps, row, 'void') && { key: 'void', label: t('void'), danger: true, act: voidIt(row) },
            allowed(steps, row, 'remove') && {
              key: 'remove',
              label: common('delete'),
              danger: true,
              act: sure(common('delete'), row.id, t('removeText'), true, () =>
                call(goodsCardRemove, { query: { id: row.id }, body: undefined }),
              ),
            },
          ]
        : [];
    const reveal = mayWrite ? async (id: number) => (await readCard(id)).value : undefined;
    return { reveal, actionsFor };
  }, [record, mayWrite, readCard, restock, ask, confirm, toast, t, common]);
}
