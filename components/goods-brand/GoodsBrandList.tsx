'use client';
import { useTranslations } from 'next-intl';
import { useRecordActions } from '@/components/actions/use-record-actions';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { FilterBar } from '@/components/list/filters/FilterBar';
import { SelectFilter } from '@/components/list/filters/SelectFilter';
import { TextFilter } from '@/components/list/filters/TextFilter';
import { useOnOffOptions } from '@/components/list/filters/use-enum-options';
import { ListPage } from '@/components/list/ListPage';
import { useMay } from '@/components/viewer/use-may';
import { goodsBrand } from '@/lib/contract/goods-brand';
import { useResourceList } from '@/lib/list/use-resource-list';
import { brandActions } from './goods-brand-actions';
import { brandForm } from './goods-brand-dialogs';
import { useBrandColumns } from './use-brand-columns';

/** 品牌: the brands of form goods; other stores read them (goods.md 2). */
export function GoodsBrandList() {
  const t = useTranslations('goodsBrand');
  const list = useResourceList(goodsBrand);
  const ask = useAskOnDemand();
  const actions = useRecordActions(brandActions);
  const columns = useBrandColumns(actions);
  const add = useMay()(goodsBrand.create) && (
    <PlainButton variant="contained" onClick={() => void ask(brandForm, { brand: null })}>
      {t('add')}
    </PlainButton>
  );
  const filters = (
    <FilterBar list={list} lead={<TextFilter list={list} name="name" label={t('fields.name')} />} actions={add}>
      <SelectFilter list={list} name="status" label={t('fields.status')} options={useOnOffOptions()} />
    </FilterBar>
  );
  return <ListPage list={list} columns={columns} filters={filters} emptyAction={add} />;
}
