'use client';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { BulkActions } from '@/components/actions/BulkActions';
import { useRecordActions } from '@/components/actions/use-record-actions';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { ExportMenu } from '@/components/list/export/ExportMenu';
import { ExportSelected } from '@/components/list/export/ExportSelected';
import { DateRangeFilter } from '@/components/list/filters/DateRangeFilter';
import { FilterBar } from '@/components/list/filters/FilterBar';
import { SelectFilter } from '@/components/list/filters/SelectFilter';
import { TextFilter } from '@/components/list/filters/TextFilter';
import { ListPage } from '@/components/list/ListPage';
import { useMay } from '@/components/viewer/use-may';
import { useViewer } from '@/components/viewer/viewer-context';
import type { GoodsRecord } from '@/lib/contract/goods';
import { goodsCard, goodsCardImport } from '@/lib/contract/goods-card';
import { cardState } from '@/lib/contract/states/card';
import { groupedNumber } from '@/lib/format/number-suffix';
import { useResourceList } from '@/lib/list/use-resource-list';
import { cardExport } from './card-export';
import { Rows, Tiles } from './card-styles';
import { cardActions } from './goods-card-actions';
import { cardForm, cardImport } from './goods-card-dialogs';
import { useCardColumns } from './use-card-columns';

const SUMMED = ['available', 'locked', 'sold', 'void', 'pending'] as const;

/** The cards of one goods record with their counts and filters. */
export function CardStock({ record }: { record: GoodsRecord }) {
  const t = useTranslations('goodsCard');
  const enums = useTranslations('enums.cardStatus');
  const ask = useAskOnDemand();
  const may = useMay();
  const fixed = useMemo(() => ({ goodsId: record.id }), [record.id]);
  const list = useResourceList(goodsCard, { fixed });
  const own = useViewer().storeId === record.storeId;
  const mayWrite = own && may(goodsCardImport);
  const actions = useRecordActions(useMemo(() => cardActions(record), [record]));
  const columns = useCardColumns(actions, mayWrite);
  const bulk = (
    <>
      <BulkActions list={list} actions={actions.bulk} />
      <ExportSelected list={list} exporter={cardExport} name={t('title')} />
    </>
  );
  const skus = record.skus.map(({ id, specText }) => ({ value: id, label: specText || record.name }));
  const states = Object.values(cardState).map((value) => ({ value, label: enums(String(value)) }));
  const buttons = mayWrite && (
    <>
      <Button variant="outlined" onClick={() => void ask(cardForm, { record, card: null })}>
        {t('add')}
      </Button>
      <Button variant="contained" onClick={() => void ask(cardImport, { record })}>
        {t('import')}
      </Button>
      <ExportMenu list={list} exporter={cardExport} name={t('title')} />
    </>
  );
  const filters = (
    <FilterBar list={list} lead={<TextFilter list={list} name="keyword" label={t('keyword')} />} actions={buttons}>
      {skus.length > 1 && <SelectFilter list={list} name="skuId" label={t('fields.skuId')} options={skus} />}
      <TextFilter list={list} name="batchNo" label={t('fields.batchNo')} />
      <SelectFilter list={list} name="status" label={t('fields.status')} options={states} />
      <DateRangeFilter list={list} label={t('fields.createTime')} start="startTime" end="endTime" />
    </FilterBar>
  );
  return (
    <>
      <Tiles>
        {SUMMED.map((name) => (
          <div key={name} data-alarm={name === 'pending' && (list.summary[name] ?? 0) > 0}>
            <dt>{t(`summary.${name}`)}</dt>
            <dd>{groupedNumber(list.summary[name] ?? 0)}</dd>
          </div>
        ))}
      </Tiles>
      <Rows>
        <ListPage list={list} columns={columns} filters={filters} bulk={mayWrite ? bulk : undefined} />
      </Rows>
    </>
  );
}
