'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useConfirm } from '@/components/dialogs/use-confirm';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { useToast } from '@/components/feedback/use-toast';
import { reasonDialog } from '@/components/form/dialogs/form-dialogs';
import { onlyRow, useActOnOne } from '@/lib/client/act-on-one';
import { call } from '@/lib/client/call';
import { useAct } from '@/lib/client/resource-queries';
import { goodsCopy, goodsFlag, goodsRemove, goodsRestore, goodsSort, goodsStatus, goodsWithdraw } from '@/lib/contract/goods/action';
import { goodsState } from '@/lib/contract/states/goods';
import { auditDialog, cardDrawer, stockDialog } from './goods-dialogs';
import type { SomeGoods } from './use-goods-actions';

/** Everything that can be done to one goods record, each asking what it needs to know. */
export interface GoodsCommands {
  /** Rejects when it was refused, so that a switch goes back. */
  setOnSale(goods: SomeGoods, on: boolean): Promise<unknown>;
  setSort(goods: { id: number }, sort: number): Promise<unknown>;
  audit(goods: SomeGoods): Promise<unknown>;
  forceOffSale(goods: SomeGoods): Promise<unknown>;
  withdraw(goods: SomeGoods): Promise<unknown>;
  flag(goods: SomeGoods, field: 'isRecommend' | 'isHot' | 'isNew'): Promise<unknown>;
  cards(goods: SomeGoods): Promise<unknown>;
  stock(goods: SomeGoods): Promise<unknown>;
  copy(goods: SomeGoods): Promise<unknown>;
  recycle(goods: SomeGoods): Promise<unknown>;
  restore(goods: SomeGoods): Promise<unknown>;
  remove(goods: SomeGoods): Promise<unknown>;
}

/** The commands, of steady identity so that a hundred cells may hold them. */
export function useGoodsCommands(): GoodsCommands {
  const ask = useAskOnDemand();
  const confirmed = useConfirmed();
  const t = useTranslations('goods');
  const common = useTranslations('common');
  const { mutateAsync: setStatus } = useActOnOne(goodsStatus);
  const { mutateAsync: setFlag } = useActOnOne(goodsFlag);
  const { mutateAsync: restore } = useActOnOne(goodsRestore);
  const { mutateAsync: sort } = useAct(goodsSort);
  const { mutateAsync: withdraw } = useAct(goodsWithdraw);
  const { mutateAsync: copy } = useAct(goodsCopy);
  return useMemo(
    (): GoodsCommands => ({
      setOnSale: ({ id }, on) => setStatus({ ids: [id], status: on ? goodsState.onSale : goodsState.offSale, reason: '' }),
      setSort: ({ id }, value) => sort({ id, sort: value }),
      audit: (goods) => ask(auditDialog, { ids: [goods.id], name: goods.name }),
      forceOffSale: ({ id, name }) =>
        ask(reasonDialog, {
          title: `${t('actions.forceOffSale')} · ${name}`,
          text: t('consequence.forceOffSale'),
          max: 200,
          confirmLabel: t('actions.forceOffSale'),
          danger: true,
          act: (reason) => call(goodsStatus, { query: undefined, body: { ids: [id], status: goodsState.offSale, reason } }).then(onlyRow),
          savedText: common('succeeded', { action: t('actions.forceOffSale') }),
        }),
      withdraw: (goods) => confirmed('withdraw', goods, () => withdraw({ id: goods.id })),
      flag: ({ id, ...goods }, field) => setFlag({ ids: [id], field, value: goods[field] === 1 ? 0 : 1 }),
      cards: ({ id, name, cover }) => ask(cardDrawer, { goodsId: id, name, cover }),
      stock: ({ id, name }) => ask(stockDialog, { id, name }),
      copy: (goods) => confirmed('copy', goods, () => copy({ id: goods.id })),
      recycle: (goods) => confirmed('recycle', goods, () => setStatus({ ids: [goods.id], status: goodsState.recycled, reason: '' })),
      restore: (goods) => confirmed('restore', goods, () => restore({ ids: [goods.id] })),
      remove: (goods) => confirmed('remove', goods, () => call(goodsRemove, { query: { id: goods.id }, body: undefined })),
    }),
    [ask, confirmed, t, common, setStatus, setFlag, restore, sort, withdraw, copy],
  );
}

type Asked = 'withdraw' | 'copy' | 'recycle' | 'restore' | 'remove';

/** Asks whether an action is meant, does it and says so. */
function useConfirmed() {
  const t = useTranslations('goods');
  const common = useTranslations('common');
  const confirm = useConfirm();
  const toast = useToast();
  return useMemo(
    () =>
      async (key: Asked, { name }: SomeGoods, act: () => Promise<unknown>) => {
        const action = t(`actions.${key}`);
        const question = { title: `${action} · ${name}`, text: common('confirmAction', { action, object: t('object') }) };
        const danger = key === 'remove' || key === 'recycle';
        if (!(await confirm({ ...question, consequence: t(`consequence.${key}`), danger }))) return;
        await act();
        toast.success(common('succeeded', { action }));
      },
    [t, common, confirm, toast],
  );
}
