'use client';
import { useTranslations } from 'next-intl';
import { useRecordActions } from '@/components/actions/use-record-actions';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { useOnDemand } from '@/components/dialogs/use-on-demand';
import { DateRangeFilter } from '@/components/list/filters/DateRangeFilter';
import { FilterBar } from '@/components/list/filters/FilterBar';
import { SelectFilter } from '@/components/list/filters/SelectFilter';
import { StoreFilter } from '@/components/list/filters/StoreFilter';
import { TextFilter } from '@/components/list/filters/TextFilter';
import { ListPage } from '@/components/list/ListPage';
import { homeDialog } from '@/lib/contract/home-dialog';
import { useResourceList } from '@/lib/list/use-resource-list';
import { homeDialogActions } from './home-dialog-actions';
import { homeDialogForm } from './home-dialog-dialogs';
import { useHomeDialogColumns } from './use-home-dialog-columns';

const STATES = [0, 1, 2, 3] as const;

/** 首页弹窗设置: what stands over the home page when it is opened (marketing.md 2). */
export function HomeDialogList() {
  const t = useTranslations('homeDialog');
  const enums = useTranslations('enums');
  const list = useResourceList(homeDialog);
  const actions = useRecordActions(homeDialogActions);
  const columns = useHomeDialogColumns(actions);
  const { open } = useOnDemand(homeDialogForm);
  const add = actions.may('edit') && (
    <PlainButton variant="contained" onClick={() => void open(() => ({ dialog: null, copy: false }))}>
      {t('add')}
    </PlainButton>
  );
  const states = STATES.map((value) => ({ value, label: enums(`campaignState.${value}`) }));
  const filters = (
    <FilterBar list={list} lead={<TextFilter list={list} name="name" label={t('fields.name')} />} actions={add}>
      <SelectFilter list={list} name="state" label={t('fields.state')} options={states} />
      <DateRangeFilter list={list} start="startTime" end="endTime" label={t('period')} />
      <StoreFilter list={list} label={t('store')} />
    </FilterBar>
  );
  return <ListPage list={list} columns={columns} filters={filters} emptyAction={add} />;
}
