'use client';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useRecordActions } from '@/components/actions/use-record-actions';
import { useOnDemand } from '@/components/dialogs/use-on-demand';
import { FilterBar } from '@/components/list/filters/FilterBar';
import { SelectFilter } from '@/components/list/filters/SelectFilter';
import { TextFilter } from '@/components/list/filters/TextFilter';
import { useOnOffOptions } from '@/components/list/filters/use-enum-options';
import { ListPage } from '@/components/list/ListPage';
import { distributorLevel } from '@/lib/contract/distributor-level';
import { useResourceList } from '@/lib/list/use-resource-list';
import { distributorLevelActions, distributorLevelForm } from './distributor-level-actions';
import { useDistributorLevelColumns } from './use-distributor-level-columns';

/** 分销商等级: what distributors earn, and when they rise; other stores read them. */
export function DistributorLevelList() {
  const t = useTranslations('distributorLevel');
  const list = useResourceList(distributorLevel);
  const actions = useRecordActions(distributorLevelActions);
  const columns = useDistributorLevelColumns(actions);
  const { open } = useOnDemand(distributorLevelForm);
  const add = actions.may('edit') && (
    <Button variant="contained" onClick={() => void open(() => null)}>
      {t('add')}
    </Button>
  );
  const filters = (
    <FilterBar list={list} lead={<TextFilter list={list} name="name" label={t('fields.name')} />} actions={add}>
      <SelectFilter list={list} name="status" label={t('fields.status')} options={useOnOffOptions()} />
    </FilterBar>
  );
  return <ListPage list={list} columns={columns} filters={filters} emptyAction={add} paged={false} />;
}
