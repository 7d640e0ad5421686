'use client';
import { useTranslations } from 'next-intl';
import { useRecordActions } from '@/components/actions/use-record-actions';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { useOnDemand } from '@/components/dialogs/use-on-demand';
import { FilterBar } from '@/components/list/filters/FilterBar';
import { SelectFilter } from '@/components/list/filters/SelectFilter';
import { StoreFilter } from '@/components/list/filters/StoreFilter';
import { useOnOffOptions } from '@/components/list/filters/use-enum-options';
import { ListPage } from '@/components/list/ListPage';
import { useViewer } from '@/components/viewer/viewer-context';
import { accountConfig, accountTypes, accountUses } from '@/lib/contract/account-config';
import { useResourceList } from '@/lib/list/use-resource-list';
import { accountActions } from './account-actions';
import { accountForm } from './account-dialogs';
import { usesFor } from './account-uses';
import { useAccountColumns } from './use-account-columns';

/** 账号配置: where buyers pay, and whom they ask (parameter.md 4). */
export function AccountList() {
  const t = useTranslations('accountConfig');
  const enums = useTranslations('enums');
  const list = useResourceList(accountConfig);
  const actions = useRecordActions(accountActions);
  const columns = useAccountColumns(actions);
  const { open } = useOnDemand(accountForm);
  const add = usesFor(useViewer()).length > 0 && (
    <PlainButton variant="contained" onClick={() => void open(() => ({ account: null }))}>
      {t('add')}
    </PlainButton>
  );
  const uses = Object.values(accountUses).map((value) => ({ value, label: enums(`accountUse.${value}`) }));
  const types = Object.values(accountTypes).map((value) => ({ value, label: enums(`accountType.${value}`) }));
  const filters = (
    <FilterBar list={list} lead={<SelectFilter list={list} name="usage" label={t('fields.usage')} options={uses} />} actions={add}>
      <SelectFilter list={list} name="type" label={t('fields.type')} options={types} />
      <SelectFilter list={list} name="status" label={t('fields.status')} options={useOnOffOptions()} />
      <StoreFilter list={list} label={t('store')} />
    </FilterBar>
  );
  return <ListPage list={list} columns={columns} filters={filters} emptyAction={add} />;
}
