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
import { call } from '@/lib/client/call';
import { ApiError } from '@/lib/contract/call/envelope';
import { storeLevel, storeLevelDefaults } from '@/lib/contract/store-level';
import { useResourceList } from '@/lib/list/use-resource-list';
import type { StoreLevelFormParams } from './StoreLevelForm';
import { storeLevelActions } from './store-level-actions';
import { storeLevelForm } from './store-level-dialogs';
import { useStoreLevelColumns } from './use-store-level-columns';

/** 门店等级: fees, settlement and limits by level. */
export function StoreLevelList() {
  const t = useTranslations('storeLevel');
  const list = useResourceList(storeLevel);
  const actions = useRecordActions(storeLevelActions);
  const columns = useStoreLevelColumns(actions);
  const { open } = useOnDemand(storeLevelForm);
  const add = (
    <Button variant="contained" onClick={() => void offered().then((defaults) => open(() => ({ row: null, ...defaults })))}>
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

/** What the settings offer a new level; a server that knows no such call leaves the form as it is by itself. */
async function offered(): Promise<Pick<StoreLevelFormParams, 'defaults'>> {
  try {
    return { defaults: await call(storeLevelDefaults) };
  } catch (error) {
    if (error instanceof ApiError) return {};
    throw error;
  }
}
