'use client';
import { useTranslations } from 'next-intl';
import { BulkActions } from '@/components/actions/BulkActions';
import { useRecordActions } from '@/components/actions/use-record-actions';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { useOnDemand } from '@/components/dialogs/use-on-demand';
import { FilterBar } from '@/components/list/filters/FilterBar';
import { SelectFilter } from '@/components/list/filters/SelectFilter';
import { TextFilter } from '@/components/list/filters/TextFilter';
import { useEnumOptions, useOnOffOptions } from '@/components/list/filters/use-enum-options';
import { ListPage } from '@/components/list/ListPage';
import { useViewer } from '@/components/viewer/viewer-context';
import { MAIN_STORE } from '@/lib/contract/access';
import { role, roleScopes } from '@/lib/contract/role';
import { useResourceList } from '@/lib/list/use-resource-list';
import { roleActions } from './role-actions';
import { roleDrawer } from './role-dialogs';
import { useRoleColumns } from './use-role-columns';

/** The roles: what their holders may do (system.md 2). Another store sees the one made for it and its own. */
export function RoleList() {
  const t = useTranslations('role');
  const { storeId } = useViewer();
  const list = useResourceList(role);
  const actions = useRecordActions(roleActions);
  const columns = useRoleColumns(actions);
  const { open } = useOnDemand(roleDrawer);
  const states = useOnOffOptions();
  const scopes = useEnumOptions('roleScope', roleScopes);
  const add = actions.may('edit') && (
    <PlainButton variant="contained" onClick={() => void open(() => ({ kind: 'new' }))}>
      {t('add')}
    </PlainButton>
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
      bulk={actions.may('edit') ? <BulkActions list={list} actions={actions.bulk} /> : undefined}
      emptyAction={add}
    />
  );
}
