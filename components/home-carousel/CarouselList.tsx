'use client';
import { useTranslations } from 'next-intl';
import { useRecordActions } from '@/components/actions/use-record-actions';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { useOnDemand } from '@/components/dialogs/use-on-demand';
import { FilterBar } from '@/components/list/filters/FilterBar';
import { SelectFilter } from '@/components/list/filters/SelectFilter';
import { StoreFilter } from '@/components/list/filters/StoreFilter';
import { TextFilter } from '@/components/list/filters/TextFilter';
import { useOnOffOptions } from '@/components/list/filters/use-enum-options';
import { ListPage } from '@/components/list/ListPage';
import { homeCarousel } from '@/lib/contract/home-carousel';
import { useResourceList } from '@/lib/list/use-resource-list';
import { carouselActions } from './carousel-actions';
import { carouselForm } from './carousel-dialogs';
import { useCarouselColumns } from './use-carousel-columns';

/** 首页轮播图配置: pictures and videos of the home page (parameter.md 2). */
export function CarouselList() {
  const t = useTranslations('homeCarousel');
  const enums = useTranslations('enums');
  const list = useResourceList(homeCarousel);
  const actions = useRecordActions(carouselActions);
  const columns = useCarouselColumns(actions);
  const { open } = useOnDemand(carouselForm);
  const add = actions.may('edit') && (
    <PlainButton variant="contained" onClick={() => void open(() => ({ entry: null }))}>
      {t('add')}
    </PlainButton>
  );
  const positions = [1, 2].map((value) => ({ value, label: enums(`carouselPosition.${value}`) }));
  const filters = (
    <FilterBar list={list} lead={<TextFilter list={list} name="title" label={t('fields.title')} />} actions={add}>
      <SelectFilter list={list} name="position" label={t('fields.position')} options={positions} />
      <SelectFilter list={list} name="status" label={t('fields.status')} options={useOnOffOptions()} />
      <StoreFilter list={list} label={t('store')} />
    </FilterBar>
  );
  return <ListPage list={list} columns={columns} filters={filters} emptyAction={add} />;
}
