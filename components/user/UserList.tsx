'use client';
import Add from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { SwitchMany } from '@/components/actions/SwitchMany';
import { FilterBar } from '@/components/list/filters/FilterBar';
import { RemoteSelectFilter } from '@/components/list/filters/RemoteSelectFilter';
import { SelectFilter } from '@/components/list/filters/SelectFilter';
import { StoreFilter } from '@/components/list/filters/StoreFilter';
import { TextFilter } from '@/components/list/filters/TextFilter';
import { ListPage } from '@/components/list/ListPage';
import { user, userStatus } from '@/lib/contract/user';
import { useResourceList } from '@/lib/list/use-resource-list';
import { roleSource } from './use-fitting-roles';
import { useUserActions } from './use-user-actions';
import { useUserColumns } from './use-user-columns';

/** The administrators: who may sign in, and as what (system.md 3). Another store sees its own. */
export function UserList() {
  const t = useTranslations('administrator');
  const common = useTranslations('common');
  const list = useResourceList(user);
  const actions = useUserActions();
  const columns = useUserColumns(actions);
  const states = [1, 0].map((value) => ({ value, label: common(value === 1 ? 'on' : 'off') }));
  const add = actions.mayWrite && (
    <Button variant="contained" startIcon={<Add />} onClick={actions.add}>
      {t('add')}
    </Button>
  );
  return (
    <ListPage
      list={list}
      columns={columns}
      filters={
        <FilterBar list={list} lead={<TextFilter list={list} name="keyword" label={t('keyword')} />} actions={add}>
          <RemoteSelectFilter list={list} name="roleId" label={t('fields.roleIds')} source={roleSource} />
          <SelectFilter list={list} name="status" label={t('fields.status')} options={states} />
          <StoreFilter list={list} label={t('fields.storeId')} />
        </FilterBar>
      }
      bulk={actions.mayWrite ? <SwitchMany list={list} to={userStatus} object={t('object')} effect={t('disableEffect')} /> : undefined}
      emptyAction={add}
    />
  );
}
