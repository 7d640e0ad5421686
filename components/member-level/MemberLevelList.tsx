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
import { memberLevel } from '@/lib/contract/member-level';
import { useResourceList } from '@/lib/list/use-resource-list';
import { memberLevelActions, memberLevelForm } from './member-level-actions';
import { useLevelColumns } from './use-level-columns';

/** 用户等级: the levels members rise through; other stores read them. */
export function MemberLevelList() {
  const t = useTranslations('memberLevel');
  const list = useResourceList(memberLevel);
  const actions = useRecordActions(memberLevelActions);
  const columns = useLevelColumns(actions);
  const { open } = useOnDemand(memberLevelForm);
  const add = actions.may('edit') && (
    <Button variant="contained" onClick={() => void open(() => ({ level: null }))}>
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
