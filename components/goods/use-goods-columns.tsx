'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { InlineNumber } from '@/components/list/cells/InlineNumber';
import { LinkButton } from '@/components/list/cells/link-button';
import { PictureText } from '@/components/list/cells/PictureText';
import { RowActions } from '@/components/list/cells/RowActions';
import { SwitchCell } from '@/components/list/cells/SwitchCell';
import { TimeText } from '@/components/list/cells/TimeText';
import { ACTIONS_KEY, type Column } from '@/components/list/columns/column';
import { paletteVar } from '@/components/theme/css-vars';
import { useViewer } from '@/components/viewer/viewer-context';
import { MAIN_STORE } from '@/lib/contract/access';
import type { Goods } from '@/lib/contract/goods';
import { FORM, type GoodsKind } from '@/lib/contract/goods/kind';
import { auditState, goodsState } from '@/lib/contract/states/goods';
import { formatFen } from '@/lib/format/money';
import { groupedNumber } from '@/lib/format/number-suffix';
import { AuditChip, GoodsStatusChip } from './GoodsChips';
import type { GoodsActions } from './use-goods-actions';

/** The columns of the list of goods (goods.md 4); the store is the main store's affair, the brand that of form goods. */
export function useGoodsColumns(kind: GoodsKind, actions: GoodsActions): readonly Column<Goods>[] {
  const t = useTranslations('goods');
  const common = useTranslations('common');
  const main = useViewer().storeId === MAIN_STORE;
  return useMemo(() => {
    const { show, actionsFor, mayEdit, commands } = actions;
    const name = (row: Goods) => (
      <PictureText
        src={row.cover}
        initial={row.name.slice(0, 1)}
        note={row.subtitle}
        title={
          <LinkButton type="button" style={{ marginLeft: -6 }} onClick={() => show(row.id)}>
            {row.name}
          </LinkButton>
        }
      />
    );
    const onSale = (row: Goods) =>
      mayEdit(row) && row.auditStatus === auditState.approved && row.status !== goodsState.recycled ? (
        <SwitchCell
          on={row.status === goodsState.onSale}
          label={`${row.name} ${t('columns.onSale')}`}
          onSwitch={(on) => commands.setOnSale(row, on)}
        />
      ) : (
        <GoodsStatusChip status={row.status} />
      );
    const sort = (row: Goods) =>
      mayEdit(row) ? (
        <InlineNumber value={row.sort} label={t('fields.sort')} min={0} max={9999} onSave={(value) => commands.setSort(row, value)} />
      ) : (
        row.sort
      );
    const columns: (Column<Goods> | false)[] = [
      { key: 'id', header: t('fields.id'), width: 58, pinned: 'start', card: 'none', cell: ({ id }) => id },
      { key: 'goods', header: t('columns.goods'), width: 226, pinned: 'start', card: 'title', hideable: false, cell: name },
      { key: 'categoryId', header: t('columns.category'), width: 92, cell: ({ categoryName }) => categoryName || '-' },
      kind === FORM && { key: 'brandId', header: t('fields.brandId'), width: 96, card: 'none', cell: ({ brandName }) => brandName || '-' },
      { key: 'price', header: t('fields.price'), width: 182, align: 'end', card: 'amount', cell: priceRange },
      {
        key: 'stock',
        header: t('fields.stock'),
        width: 76,
        align: 'end',
        cell: (row) => <Stock data-low={row.stock <= row.stockWarn}>{groupedNumber(row.stock)}</Stock>,
      },
      { key: 'sales', header: t('fields.sales'), width: 68, align: 'end', cell: ({ sales }) => groupedNumber(sales) },
      { key: 'sort', header: t('fields.sort'), width: 76, align: 'end', card: 'none', cell: sort },
      { key: 'status', header: t('columns.onSale'), width: 68, card: 'mark', cell: onSale },
      { key: 'auditStatus', header: t('fields.auditStatus'), width: 92, cell: (row) => <AuditChip {...row} /> },
      main && { key: 'storeId', header: t('fields.storeId'), width: 110, card: 'none', cell: ({ storeName }) => storeName },
      {
        key: 'createTime',
        header: t('fields.createTime'),
        width: 158,
        card: 'none',
        cell: ({ createTime }) => <TimeText time={createTime} />,
      },
      {
        key: ACTIONS_KEY,
        header: common('actions'),
        width: 158,
        pinned: 'end',
        hideable: false,
        cell: (row) => <RowActions actions={actionsFor(row)} />,
      },
    ];
    return columns.filter((column): column is Column<Goods> => Boolean(column));
  }, [actions, kind, main, t, common]);
}

const priceRange = ({ priceMin, priceMax }: Goods) =>
  priceMin === priceMax ? formatFen(priceMin) : `${formatFen(priceMin)} - ${formatFen(priceMax)}`;

const Stock = styled('span')({ '&[data-low="true"]': { color: paletteVar('error-main'), fontWeight: 500 } });
