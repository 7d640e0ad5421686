'use client';
import { useTranslations } from 'next-intl';
import { useRecordActions } from '@/components/actions/use-record-actions';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { useOnDemand } from '@/components/dialogs/use-on-demand';
import { unlessReported } from '@/components/feedback/unless-reported';
import { useToast } from '@/components/feedback/use-toast';
import { FilterBar } from '@/components/list/filters/FilterBar';
import { SelectFilter } from '@/components/list/filters/SelectFilter';
import { TextFilter } from '@/components/list/filters/TextFilter';
import { useOnOffOptions } from '@/components/list/filters/use-enum-options';
import { ListPage } from '@/components/list/ListPage';
import { useWrite } from '@/lib/client/use-write';
import { express, expressImportCommon } from '@/lib/contract/express';
import { useResourceList } from '@/lib/list/use-resource-list';
import { expressActions } from './express-actions';
import { expressForm } from './express-dialogs';
import { useExpressColumns } from './use-express-columns';

/** 快递公司列表: the companies parcels go with. */
export function ExpressList() {
  const t = useTranslations('express');
  const list = useResourceList(express);
  const actions = useRecordActions(expressActions);
  const columns = useExpressColumns(actions);
  const { open } = useOnDemand(expressForm);
  const addCommon = useAddCommon();
  const buttons = (
    <>
      <PlainButton variant="contained" onClick={() => void open(() => ({ row: null }))}>
        {t('add')}
      </PlainButton>
      <PlainButton variant="outlined" onClick={() => void addCommon().catch(unlessReported)}>
        {t('addCommon')}
      </PlainButton>
    </>
  );
  const filters = (
    <FilterBar list={list} lead={<TextFilter list={list} name="keyword" label={t('keyword')} />} actions={buttons}>
      <SelectFilter list={list} name="status" label={t('fields.status')} options={useOnOffOptions()} />
    </FilterBar>
  );
  return <ListPage list={list} columns={columns} filters={filters} emptyAction={buttons} />;
}

/** Adds the usual companies that are missing, and says how it went. */
function useAddCommon(): () => Promise<void> {
  const t = useTranslations('express');
  const common = useTranslations('common');
  const toast = useToast();
  const write = useWrite();
  return async () => {
    const { added } = await write(expressImportCommon, {});
    if (added === 0) toast.info(t('noneMissing'));
    else toast.success(common('succeeded', { action: t('addCommon') }));
  };
}
