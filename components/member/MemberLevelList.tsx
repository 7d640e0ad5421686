'use client';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { FilterBar } from '@/components/list/FilterBar';
import { ListPage } from '@/components/list/ListPage';
import { SelectFilter } from '@/components/list/SelectFilter';
import { TextFilter } from '@/components/list/TextFilter';
import { memberLevel } from '@/lib/contract/member-level';
import { useResourceList } from '@/lib/list/use-resource-list';
import { useLevelColumns } from './use-level-columns';
import { useLevelCommands } from './use-level-commands';

/** 用户等级: the levels members rise through; other stores read them. */
export function MemberLevelList() {
  const t = useTranslations('memberLevel');
  const common = useTranslations('common');
  const list = useResourceList(memberLevel);
  const commands = useLevelCommands();
  const columns = useLevelColumns(commands);
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
