'use client';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { ExportSelected } from '@/components/list/export/ExportSelected';
import { useMay } from '@/components/viewer/use-may';
import type { Goods } from '@/lib/contract/goods';
import { goodsAudit, goodsExport, goodsFlag, goodsStatus } from '@/lib/contract/goods/action';
import type { GoodsKind } from '@/lib/contract/goods/kind';
import type { ResourceList } from '@/lib/list/resource-list';
import type { GoodsFilter } from './GoodsFilters';
import { goodsPlaces } from './goods-places';
import { type BulkName, useGoodsBulk } from './use-goods-bulk';

/** What can be done with the chosen goods at once (goods.md 4). */
export function GoodsBulk({ list, kind }: { list: ResourceList<Goods, GoodsFilter>; kind: GoodsKind }) {
  const t = useTranslations('goods.actions');
  const all = useTranslations();
  const may = useMay();
  const acts = useGoodsBulk(list, kind);
  const recycle = list.query.tab === 'recycle';
  const edits: BulkName[] = recycle ? ['restore'] : ['onSale', 'offSale', 'move'];
  const names: BulkName[] = [
    ...(may(goodsStatus) ? edits : []),
    ...(may(goodsFlag) && !recycle ? (['isRecommend', 'isHot', 'isNew'] as const) : []),
    ...(may(goodsAudit) && !recycle ? (['approve', 'reject'] as const) : []),
    ...(may(goodsStatus) && !recycle ? (['recycle'] as const) : []),
  ];
  return (
    <>
      {names.map((name) => (
        <Button
          key={name}
          variant="outlined"
          size="small"
          color={name === 'recycle' || name === 'reject' ? 'error' : 'primary'}
          onClick={() => void acts[name]()}
        >
          {t(`bulk.${name}`)}
        </Button>
      ))}
      <ExportSelected list={list} exporter={goodsExport} name={all(goodsPlaces[kind].listTitle)} />
    </>
  );
}
