'use client';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { FilterBar } from '@/components/list/FilterBar';
import { ListPage } from '@/components/list/ListPage';
import { SelectFilter } from '@/components/list/SelectFilter';
import { TextFilter } from '@/components/list/TextFilter';
import { distributorLevel } from '@/lib/contract/distributor-level';
import { useResourceList } from '@/lib/list/use-resource-list';
import { useDistributorLevelColumns } from './use-distributor-level-columns';
import { useDistributorLevelCommands } from './use-distributor-level-commands';

/** 分销商等级: what distributors earn, and when they rise; other stores read them. */
export function DistributorLevelList() {
  const t = useTranslations('distributorLevel');
  const common = useTranslations('common');
  const list = useResourceList(distributorLevel);
  const commands = useDistributorLevelCommands();
  const columns = useDistributorLevelColumns(commands);
  const add = commands && (
    <Button variant="contained" onClick={commands.add}>
      {t('add')}
    </Button>
  );
  const states = [
    { value: 1, label: common('on') },
    { value: 0, label: common('off') },
  ];
  const filters = (
    <FilterBar list={list} lead={<TextFilter list={list} name="name" label={t('fields.name')} />} actions={add}>
      <SelectFilter list={list} name="status" label={t('fields.status')} options={states} />
    </FilterBar>
  );
  return <ListPage list={list} columns={columns} filters={filters} firstStep={add} paged={false} />;
}
