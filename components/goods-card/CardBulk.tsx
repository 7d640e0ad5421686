'use client';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useConfirm } from '@/components/dialogs/use-confirm';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { reasonDialog } from '@/components/form/dialogs/form-dialogs';
import { useBulkAction } from '@/components/list/bulk/use-bulk-action';
import { ExportSelected } from '@/components/list/export/ExportSelected';
import { goodsCardsRemove, goodsCardVoid } from '@/lib/contract/goods-card';
import type { Identified } from '@/lib/contract/resource';
import type { ResourceList } from '@/lib/list/resource-list';
import { sendBatch } from '@/lib/list/send-batch';
import { cardExport } from './card-export';

/** What can be done with the chosen cards at once. */
export function CardBulk<Row extends Identified, Filter>({ list, name }: { list: ResourceList<Row, Filter>; name: string }) {
  const t = useTranslations('goodsCard');
  const common = useTranslations('common');
  const ask = useAskOnDemand();
  const confirm = useConfirm();
  const run = useBulkAction(list);
  const n = list.selection.count;
  const voidThem = async () => {
    const reason = await ask(reasonDialog, { title: t('bulkTitle', { action: t('void'), n }), max: 100, confirmLabel: t('void') });
    if (reason !== undefined) await run({ title: t('void'), send: sendBatch(goodsCardVoid, (ids) => ({ ids, reason })) });
  };
  const remove = async () => {
    const title = t('bulkTitle', { action: common('delete'), n });
    if (await confirm({ title, text: t('removeText'), danger: true }))
      await run({ title: common('delete'), send: sendBatch(goodsCardsRemove, (ids) => ({ ids })) });
  };
  return (
    <>
      <Button variant="outlined" size="small" color="error" onClick={() => void voidThem()}>
        {t('void')}
      </Button>
      <Button variant="outlined" size="small" color="error" onClick={() => void remove()}>
        {common('delete')}
      </Button>
      <ExportSelected list={list} exporter={cardExport} name={name} />
    </>
  );
}
