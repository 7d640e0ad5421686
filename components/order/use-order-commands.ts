'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useConfirm } from '@/components/dialogs/use-confirm';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { useCopy } from '@/components/feedback/use-copy';
import { useToast } from '@/components/feedback/use-toast';
import { reasonDialog } from '@/components/form/dialogs/form-dialogs';
import { onlyRow } from '@/lib/client/act-on-one';
import { call } from '@/lib/client/call';
import { readOptions } from '@/lib/client/resource-queries';
import { orderRemove } from '@/lib/contract/order';
import { orderClose } from '@/lib/contract/order/action';
import { orderInfo, orderReveal } from '@/lib/contract/order/detail';
import { orderAccept, orderAssign, orderReject, orderRework } from '@/lib/contract/order/form';
import { orderReceive } from '@/lib/contract/order/hardware';
import type { Order } from '@/lib/contract/order/row';
import type { OrderCommand } from './order-commands';
import * as dialogs from './order-dialogs';

type Reasoned = 'close' | 'receive' | 'rework' | 'reject';
const LONGEST: Readonly<Record<Reasoned, number>> = { close: 200, receive: 100, rework: 200, reject: 200 };

/** What each action asks for and does; a refusal rejects and has been shown. */
export function useOrderCommands(): Readonly<Record<OrderCommand, (order: Order) => Promise<unknown>>> {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const ask = useAskOnDemand();
  const confirm = useConfirm();
  const toast = useToast();
  const copy = useCopy();
  const queries = useQueryClient();
  return useMemo(() => {
    const done = (key: OrderCommand) => common('succeeded', { action: t(`actions.${key}`) });
    /** The record as it is now: a row may be older than what somebody else has done. */
    const detailOf = ({ id }: Order) => queries.fetchQuery({ ...readOptions(orderInfo, { id }), staleTime: 0 });
    const reasoned = (key: Reasoned, order: Order, act: (reason: string) => Promise<unknown>) =>
      ask(reasonDialog, {
        title: `${t(`actions.${key}`)} · ${order.orderNo}`,
        text: t(`consequence.${key}`),
        max: LONGEST[key],
        confirmLabel: t(`actions.${key}`),
        act,
        savedText: done(key),
      });
    const told = async (key: OrderCommand, act: Promise<unknown>) => {
      await act;
      toast.success(done(key));
    };
    const receiverOf = async ({ id }: Order) => (await call(orderReveal, { query: { id, field: 'receiver' }, body: undefined })).value;
    return {
      ship: (order) => ask(dialogs.shipDialog, { order, change: false }),
      packages: (order) => ask(dialogs.shipDialog, { order, change: true }),
      address: (order) => ask(dialogs.addressDialog, { order }),
      extend: (order) => ask(dialogs.extendDialog, { order }),
      receive: (order) => reasoned('receive', order, (reason) => call(orderReceive, { body: { id: order.id, reason } })),
      deliver: async (order) => ask(dialogs.deliverDialog, { order: await detailOf(order) }),
      activate: async (order) => ask(dialogs.activateDialog, { order: await detailOf(order) }),
      accept: ({ id }) => told('accept', call(orderAccept, { body: { ids: [id] } }).then(onlyRow)),
      supplement: async (order) => ask(dialogs.supplementDialog, { order: await detailOf(order) }),
      finish: (order) => ask(dialogs.finishDialog, { order }),
      assign: async ({ id, orderNo }) => {
        const adminId = await ask(dialogs.assignDialog, { title: `${t('actions.assign')} · ${orderNo}` });
        if (adminId !== undefined) await told('assign', call(orderAssign, { body: { ids: [id], adminId } }).then(onlyRow));
      },
      rework: (order) => reasoned('rework', order, (reason) => call(orderRework, { body: { id: order.id, reason } })),
      reject: (order) => reasoned('reject', order, (reason) => call(orderReject, { body: { id: order.id, reason } })),
      adjust: async (order) => ask(dialogs.priceDialog, { order: await detailOf(order) }),
      confirmPay: (order) => ask(dialogs.confirmPayDialog, { order }),
      refund: async (order) => ask(dialogs.refundDialog, { order: await detailOf(order) }),
      close: (order) => reasoned('close', order, (reason) => call(orderClose, { body: { ids: [order.id], reason } }).then(onlyRow)),
      remark: (order) => ask(dialogs.remarkDialog, { order }),
      print: async (order) => ask(dialogs.packingSlip, { order: await detailOf(order), receiver: await receiverOf(order) }),
      copyReceiver: async (order) => copy(await receiverOf(order)),
      delete: async ({ id, orderNo }) => {
        const name = t('actions.delete');
        const question = { title: `${name} · ${orderNo}`, text: common('confirmAction', { action: name, object: t('object') }) };
        if (!(await confirm({ ...question, consequence: t('consequence.delete'), danger: true }))) return;
        await told('delete', call(orderRemove, { query: { id }, body: undefined }));
      },
    };
  }, [t, common, ask, confirm, toast, copy, queries]);
}
