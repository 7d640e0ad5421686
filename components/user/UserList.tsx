'use client';
import { useTranslations } from 'next-intl';
import { BulkActions } from '@/components/actions/BulkActions';
import { useRecordActions } from '@/components/actions/use-record-actions';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { useOnDemand } from '@/components/dialogs/use-on-demand';
import { FilterBar } from '@/components/list/filters/FilterBar';
import { RemoteSelectFilter } from '@/components/list/filters/RemoteSelectFilter';
import { SelectFilter } from '@/components/list/filters/SelectFilter';
import { StoreFilter } from '@/components/list/filters/StoreFilter';
import { TextFilter } from '@/components/list/filters/TextFilter';
import { useOnOffOptions } from '@/components/list/filters/use-enum-options';
import { ListPage } from '@/components/list/ListPage';
import { user } from '@/lib/contract/user';
import { useResourceList } from '@/lib/list/use-resource-list';
import { roleSource } from './use-fitting-roles';
import { useUserColumns } from './use-user-columns';
import { userActions } from './user-actions';
import { userDrawer } from './user-dialogs';

/** The administrators: who may sign in, and as what (system.md 3). Another store sees its own. */
export function UserList() {
  const t = useTranslations('administrator');
  const list = useResourceList(user);
  const actions = useRecordActions(userActions);
  const columns = useUserColumns(actions);
  const { open } = useOnDemand(userDrawer);
  const add = actions.may('edit') && (
    <PlainButton variant="contained" onClick={() => void open(() => null)}>
      {t('add')}
    </PlainButton>
  );
  return (
    <ListPage
      list={list}
      columns={columns}
      filters={
        <FilterBar list={list} lead={<TextFilter list={list} name="keyword" label={t('keyword')} />} actions={add}>
          <RemoteSelectFilter list={list} name="roleId" label={t('fields.roleIds')} source={roleSource} />
          <SelectFilter list={list} name="status" label={t('fields.status')} options={useOnOffOptions()} />
          <StoreFilter list={list} label={t('fields.storeId')} />
        </FilterBar>
      }
      bulk={actions.may('edit') ? <BulkActions list={list} actions={actions.bulk} /> : undefined}
      emptyAction={add}
    />
  );
}
