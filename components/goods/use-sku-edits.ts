'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useConfirm } from '@/components/dialogs/use-confirm';
import { useAct } from '@/lib/client/resource-queries';
import { useWrite } from '@/lib/client/use-write';
import { type GoodsRecord, goodsUpdate } from '@/lib/contract/goods';
import { goodsPrice, goodsStock } from '@/lib/contract/goods/action';
import { DRAFT, SUBMISSION } from '@/lib/contract/goods/draft';
import { sellsCards } from '@/lib/contract/goods/kind';
import type { GoodsSku } from '@/lib/contract/goods/sku';
import { auditState } from '@/lib/contract/states/goods';
import { yesNo } from '@/lib/contract/states/yes-no';
import { goodsValues } from './form/goods-values';

/** Price, stock and warning level in place; each change is its own call. */
export function useSkuEdits(record: GoodsRecord) {
  const t = useTranslations('goods');
  const confirm = useConfirm();
  const write = useWrite();
  const { mutateAsync: price } = useAct(goodsPrice);
  const { mutateAsync: update } = useAct(goodsUpdate);
  return useMemo(() => {
    const { id, version, reviewed, auditStatus } = record;
    const farFrom = (before: number, after: number) => Math.abs(after - before) * 10 > before * 3;
    return {
      cards: sellsCards(record),
      setPrice: async (sku: GoodsSku, value: number) => {
        const asks = reviewed === yesNo.yes && auditStatus === auditState.approved && farFrom(sku.price, value);
        const question = { title: t('reaudit.title'), text: t('reaudit.text') };
        if (asks && !(await confirm(question))) throw new Error(t('reaudit.kept'));
        await price({ id, version, skus: [{ skuId: sku.id, price: value }] });
      },
      setStock: (sku: GoodsSku, value: number) => {
        const body = { id, skus: [{ skuId: sku.id, delta: value - sku.stock }], remark: '' };
        return write(goodsStock, { body }, { since: sku.stock });
      },
      setWarn: (stockWarn: number) => {
        // The stock that was read goes along, so that what was sold meanwhile stays sold.
        const whole = { ...goodsValues(record), id, version, stockWarn };
        return auditStatus === auditState.draft ? update({ ...whole, submit: DRAFT }) : update({ ...whole, submit: SUBMISSION });
      },
    };
  }, [record, write, price, update, confirm, t]);
}
