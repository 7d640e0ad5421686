'use client';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { FilterBar } from '@/components/list/filters/FilterBar';
import { SelectFilter } from '@/components/list/filters/SelectFilter';
import { StoreFilter } from '@/components/list/filters/StoreFilter';
import { ListPage } from '@/components/list/ListPage';
import { accountConfig, accountTypes, accountUses } from '@/lib/contract/account-config';
import { useResourceList } from '@/lib/list/use-resource-list';
import { useAccountActions } from './use-account-actions';
import { useAccountColumns } from './use-account-columns';

/** 账号配置: where buyers pay, and whom they ask (parameter.md 4). */
export function AccountList() {
  const t = useTranslations('accountConfig');
  const common = useTranslations('common');
  const enums = useTranslations('enums');
  const list = useResourceList(accountConfig);
  const actions = useAccountActions();
  const columns = useAccountColumns(actions);
  const add = actions.uses.length > 0 && (
    <Button variant="contained" onClick={actions.add}>
      {t('add')}
    </Button>
  );
  const uses = Object.values(accountUses).map((value) => ({ value, label: enums(`accountUse.${value}`) }));
  const types = Object.values(accountTypes).map((value) => ({ value, label: enums(`accountType.${value}`) }));
  const states = [1, 0].map((value) => ({ value, label: common(value === 1 ? 'on' : 'off') }));
  const filters = (
    <FilterBar list={list} lead={<SelectFilter list={list} name="usage" label={t('fields.usage')} options={uses} />} actions={add}>
      <SelectFilter list={list} name="type" label={t('fields.type')} options={types} />
      <SelectFilter list={list} name="status" label={t('fields.status')} options={states} />
      <StoreFilter list={list} label={t('store')} />
    </FilterBar>
  );
  return <ListPage list={list} columns={columns} filters={filters} emptyAction={add} />;
}
