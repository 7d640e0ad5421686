'use client';
import Add from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { SwitchMany } from '@/components/actions/SwitchMany';
import { FilterBar } from '@/components/list/filters/FilterBar';
import { SelectFilter } from '@/components/list/filters/SelectFilter';
import { TextFilter } from '@/components/list/filters/TextFilter';
import { ListPage } from '@/components/list/ListPage';
import { useViewer } from '@/components/viewer/viewer-context';
import { MAIN_STORE } from '@/lib/contract/access';
import { role, roleStatus } from '@/lib/contract/role';
import { useResourceList } from '@/lib/list/use-resource-list';
import { useRoleActions } from './use-role-actions';
import { useRoleColumns } from './use-role-columns';

/** The roles: what their holders may do (system.md 2). Another store sees the one made for it and its own. */
export function RoleList() {
  const t = useTranslations('role');
  const anyText = useTranslations();
  const { storeId } = useViewer();
  const list = useResourceList(role);
  const actions = useRoleActions();
  const columns = useRoleColumns(actions);
  const states = [1, 0].map((value) => ({ value, label: anyText(value === 1 ? 'common.on' : 'common.off') }));
  const scopes = [1, 2].map((value) => ({ value, label: anyText(`enums.roleScope.${value}`) }));
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
        <FilterBar list={list} lead={<TextFilter list={list} name="name" label={t('fields.name')} />} actions={add}>
          <SelectFilter list={list} name="status" label={t('fields.status')} options={states} />
          {storeId === MAIN_STORE && <SelectFilter list={list} name="scope" label={t('fields.scope')} options={scopes} />}
        </FilterBar>
      }
      bulk={actions.mayWrite ? <SwitchMany list={list} to={roleStatus} object={t('object')} effect={t('disableEffect')} /> : undefined}
      emptyAction={add}
    />
  );
}
