'use client';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { distributorLevelDialog } from '@/components/distributor-level/distributor-level-actions';
import { useBulkAction } from '@/components/list/bulk/use-bulk-action';
import { ExportSelected } from '@/components/list/export/ExportSelected';
import { useMay } from '@/components/viewer/use-may';
import { type Distributor, type DistributorFilter, distributorExport, distributorLevelChange } from '@/lib/contract/distributor';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { ResourceList } from '@/lib/list/resource-list';
import { sendBatch } from '@/lib/list/send-batch';

/** What can be done with the chosen distributors at once. */
export function DistributorBulk({ list }: { list: ResourceList<Distributor, DistributorFilter> }) {
  const t = useTranslations('distributor');
  const route = useTranslations('route');
  const mayEdit = useMay()(distributorLevelChange);
  const ask = useAskOnDemand();
  const run = useBulkAction(list);
  const changeLevel = async () => {
    const title = t('actions.level');
    const levelId = await ask(distributorLevelDialog, { title: t('bulkTitle', { action: title, n: list.selection.count }) });
    if (typeof levelId !== 'number') return;
    await run({
      title,
      send: sendBatch(distributorLevelChange, (ids) => ({ ids, levelId })),
    });
  };
  return (
    <>
      {mayEdit && (
        <Button variant="outlined" size="small" onClick={() => void changeLevel()}>
          {t('actions.level')}
        </Button>
      )}
      <ExportSelected list={list} exporter={distributorExport as Endpoint<unknown, undefined, unknown>} name={route('distributorList')} />
    </>
  );
}
