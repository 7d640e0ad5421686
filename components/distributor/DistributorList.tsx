'use client';
import { useTranslations } from 'next-intl';
import { BulkActions } from '@/components/actions/BulkActions';
import { useRecordActions } from '@/components/actions/use-record-actions';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { ExportMenu } from '@/components/list/export/ExportMenu';
import { ExportSelected } from '@/components/list/export/ExportSelected';
import { ListPage } from '@/components/list/ListPage';
import { useMay } from '@/components/viewer/use-may';
import { distributor, distributorCreate, distributorExport } from '@/lib/contract/distributor';
import { useResourceList } from '@/lib/list/use-resource-list';
import { DistributorFilters } from './DistributorFilters';
import { DistributorSums } from './DistributorSums';
import { distributorActions } from './distributor-actions';
import { newDistributorForm } from './distributor-dialogs';
import { useDistributorColumns } from './use-distributor-columns';

/** 分销商列表: members who earn commission by bringing in others. */
export function DistributorList() {
  const t = useTranslations('distributor');
  const route = useTranslations('route');
  const list = useResourceList(distributor);
  const actions = useRecordActions(distributorActions);
  const columns = useDistributorColumns(actions);
  const mayAdd = useMay()(distributorCreate);
  const ask = useAskOnDemand();
  const add = mayAdd && (
    <PlainButton variant="contained" onClick={() => void ask(newDistributorForm, undefined)}>
      {t('add')}
    </PlainButton>
  );
  const buttons = (
    <>
      {add}
      <ExportMenu list={list} exporter={distributorExport} name={route('distributorList')} />
    </>
  );
  return (
    <ListPage
      list={list}
      columns={columns}
      filters={<DistributorFilters list={list} actions={buttons} />}
      tabs={<DistributorSums summary={list.summary} />}
      bulk={
        <>
          <BulkActions list={list} actions={actions.bulk} />
          <ExportSelected list={list} exporter={distributorExport} name={route('distributorList')} />
        </>
      }
      emptyAction={add}
    />
  );
}
