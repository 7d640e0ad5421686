'use client';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { reasonDialog } from '@/components/form/dialogs/form-dialogs';
import { useBulkAction } from '@/components/list/bulk/use-bulk-action';
import { ExportSelected } from '@/components/list/export/ExportSelected';
import { storeState } from '@/lib/contract/states/store';
import { type Store, type StoreFilter, storeExport } from '@/lib/contract/store';
import { storeLevelChange, storeStatusChange } from '@/lib/contract/store/action';
import type { ResourceList } from '@/lib/list/resource-list';
import { sendBatch } from '@/lib/list/send-batch';
import { storeLevelDialog } from './store-dialogs';

const MOST_REASON = 200;
const ALL: readonly Store[] = [];

/** 关闭, 开启 and 调整等级 of the chosen stores. */
export function StoreBulk({ list }: { list: ResourceList<Store, StoreFilter> }) {
  const t = useTranslations('store');
  const route = useTranslations('route');
  const ask = useAskOnDemand();
  const run = useBulkAction(list);
  const close = async () => {
    const title = t('close');
    const asked = { title, text: t('closeText'), max: MOST_REASON, confirmLabel: title, labels: 'store.actionFields' };
    const reason = await ask(reasonDialog, asked);
    if (reason === undefined) return;
    await run({ title, send: sendBatch(storeStatusChange, (ids) => ({ ids, status: storeState.closed, reason })) });
  };
  const open = () =>
    run({
      title: t('open'),
      send: sendBatch(storeStatusChange, (ids) => ({ ids, status: storeState.open, reason: '' })),
    });
  const level = async () => {
    const levelId = await ask(storeLevelDialog, { rows: ALL });
    if (levelId === undefined) return;
    await run({ title: t('changeLevel'), send: sendBatch(storeLevelChange, (ids) => ({ ids, levelId, remark: '' })) });
  };
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => void level()}>
        {t('changeLevel')}
      </Button>
      <Button variant="outlined" size="small" onClick={() => void open()}>
        {t('open')}
      </Button>
      <Button variant="outlined" size="small" color="error" onClick={() => void close()}>
        {t('close')}
      </Button>
      <ExportSelected list={list} exporter={storeExport} name={route('shop')} />
    </>
  );
}
