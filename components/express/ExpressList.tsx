'use client';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { FilterBar } from '@/components/list/filters/FilterBar';
import { SelectFilter } from '@/components/list/filters/SelectFilter';
import { TextFilter } from '@/components/list/filters/TextFilter';
import { ListPage } from '@/components/list/ListPage';
import { express } from '@/lib/contract/express';
import { useResourceList } from '@/lib/list/use-resource-list';
import { useExpressActions } from './use-express-actions';
import { useExpressColumns } from './use-express-columns';

/** 快递公司列表: the companies parcels go with. */
export function ExpressList() {
  const t = useTranslations('express');
  const common = useTranslations('common');
  const list = useResourceList(express);
  const actions = useExpressActions();
  const columns = useExpressColumns(actions);
  const states = [
    { value: 1, label: common('on') },
    { value: 0, label: common('off') },
  ];
  const buttons = (
    <>
      <Button variant="outlined" onClick={actions.addCommon}>
        {t('addCommon')}
      </Button>
      <Button variant="contained" onClick={actions.add}>
        {t('add')}
      </Button>
    </>
  );
  const filters = (
    <FilterBar list={list} lead={<TextFilter list={list} name="keyword" label={t('keyword')} />} actions={buttons}>
      <SelectFilter list={list} name="status" label={t('fields.status')} options={states} />
    </FilterBar>
  );
  return <ListPage list={list} columns={columns} filters={filters} emptyAction={buttons} />;
}
