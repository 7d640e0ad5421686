'use client';
import { useTranslations } from 'next-intl';
import { useConfirm } from '@/components/dialogs/use-confirm';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { useToast } from '@/components/feedback/use-toast';
import { reasonDialog } from '@/components/form/dialogs/form-dialogs';
import { useBulkAction } from '@/components/list/bulk/use-bulk-action';
import type { OrderFilter } from '@/lib/contract/order';
import { orderClose, orderRemark } from '@/lib/contract/order/action';
import { orderAccept, orderAssign } from '@/lib/contract/order/form';
import type { Order } from '@/lib/contract/order/row';
import { orderState } from '@/lib/contract/states/order';
import type { ResourceList } from '@/lib/list/resource-list';
import { sendBatch } from '@/lib/list/send-batch';
import { assignDialog, bulkRemarkDialog, bulkShipDialog } from './order-dialogs';

const LONGEST_REASON = 200;

type BulkName = 'ship' | 'accept' | 'assign' | 'remark' | 'close';

/** Bulk actions of orders; rows whose state does not allow one are refused one by one and told apart. */
export function useOrderBulk(list: ResourceList<Order, OrderFilter>): Readonly<Record<BulkName, () => Promise<unknown>>> {
  const t = useTranslations('order');
  const ask = useAskOnDemand();
  const confirm = useConfirm();
  const toast = useToast();
  const run = useBulkAction(list);
  const titled = (name: BulkName) => t('bulk.titled', { action: t(`bulk.${name}`), n: list.selection.count });
  return {
    ship: async () => {
      const chosen = list.rows.filter(({ id, status }) => list.selection.has(id) && status === orderState.toProcess);
      if (chosen.length === 0) return toast.warning(t('bulk.noneToShip'));
      return ask(bulkShipDialog, { orders: chosen });
    },
    accept: async () => {
      if (await confirm({ title: titled('accept'), text: t('bulk.acceptText') }))
        await run({ title: t('bulk.accept'), send: sendBatch(orderAccept, (ids) => ({ ids })) });
    },
    assign: async () => {
      const adminId = await ask(assignDialog, { title: titled('assign') });
      if (adminId !== undefined) await run({ title: t('bulk.assign'), send: sendBatch(orderAssign, (ids) => ({ ids, adminId })) });
    },
    remark: async () => {
      const given = await ask(bulkRemarkDialog, { title: titled('remark') });
      if (given) await run({ title: t('bulk.remark'), send: sendBatch(orderRemark, (ids) => ({ ids, ...given })) });
    },
    close: async () => {
      const title = titled('close');
      const reason = await ask(reasonDialog, {
        title,
        text: t('consequence.close'),
        max: LONGEST_REASON,
        confirmLabel: t('bulk.close'),
      });
      if (reason !== undefined) await run({ title: t('bulk.close'), send: sendBatch(orderClose, (ids) => ({ ids, reason })) });
    },
  };
}
