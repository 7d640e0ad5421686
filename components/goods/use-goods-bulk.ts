'use client';
import { useTranslations } from 'next-intl';
import { useConfirm } from '@/components/dialogs/use-confirm';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { reasonDialog } from '@/components/form/dialogs/form-dialogs';
import { useBulkAction } from '@/components/list/bulk/use-bulk-action';
import type { Goods } from '@/lib/contract/goods';
import { goodsAudit, goodsCategoryMove, goodsFlag, goodsRestore, goodsStatus } from '@/lib/contract/goods/action';
import type { GoodsKind } from '@/lib/contract/goods/kind';
import { auditState, goodsState } from '@/lib/contract/states/goods';
import type { ResourceList } from '@/lib/list/resource-list';
import { sendBatch } from '@/lib/list/send-batch';
import type { GoodsFilter } from './GoodsFilters';
import { categoryDialog, flagDialog } from './goods-dialogs';

type FlagName = 'isRecommend' | 'isHot' | 'isNew';
export type BulkName = 'onSale' | 'offSale' | 'move' | FlagName | 'approve' | 'reject' | 'recycle' | 'restore';

/** The bulk actions of goods, each asking what it needs to know. */
export function useGoodsBulk(list: ResourceList<Goods, GoodsFilter>, kind: GoodsKind): Record<BulkName, () => Promise<void>> {
  const t = useTranslations('goods');
  const common = useTranslations('common');
  const ask = useAskOnDemand();
  const confirm = useConfirm();
  const run = useBulkAction(list);
  const titleOf = (name: BulkName) => t('bulkTitle', { action: t(`actions.bulk.${name}`), n: list.selection.count });
  const confirmed = async (name: 'onSale' | 'offSale' | 'approve' | 'recycle' | 'restore', send: ReturnType<typeof sendBatch>) => {
    const question = { title: titleOf(name), text: t(`consequence.${name}`), confirmLabel: common('ok') };
    if (await confirm({ ...question, danger: name === 'recycle' })) await run({ title: t(`actions.bulk.${name}`), send });
  };
  const status = (to: 1 | 0 | -1) => sendBatch(goodsStatus, (ids) => ({ ids, status: to, reason: '' }));
  const flag = (field: FlagName) => async () => {
    const value = await ask(flagDialog, { title: titleOf(field), label: t(`fields.${field}`) });
    if (value === undefined) return;
    await run({ title: t(`actions.bulk.${field}`), send: sendBatch(goodsFlag, (ids) => ({ ids, field, value })) });
  };
  return {
    onSale: () => confirmed('onSale', status(goodsState.onSale)),
    offSale: () => confirmed('offSale', status(goodsState.offSale)),
    recycle: () => confirmed('recycle', status(goodsState.recycled)),
    restore: () =>
      confirmed(
        'restore',
        sendBatch(goodsRestore, (ids) => ({ ids })),
      ),
    approve: () =>
      confirmed(
        'approve',
        sendBatch(goodsAudit, (ids) => ({ ids, result: auditState.approved, reason: '' })),
      ),
    reject: async () => {
      const title = titleOf('reject');
      const reason = await ask(reasonDialog, { title, max: 200, confirmLabel: t('actions.reject'), labels: 'goods.auditDialog' });
      if (reason === undefined) return;
      const send = sendBatch(goodsAudit, (ids) => ({ ids, result: auditState.rejected, reason }));
      await run({ title: t('actions.bulk.reject'), send });
    },
    move: async () => {
      const categoryId = await ask(categoryDialog, { kind, title: titleOf('move') });
      if (categoryId === undefined) return;
      await run({ title: t('actions.bulk.move'), send: sendBatch(goodsCategoryMove, (ids) => ({ ids, categoryId })) });
    },
    isRecommend: flag('isRecommend'),
    isHot: flag('isHot'),
    isNew: flag('isNew'),
  };
}
