'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Figures, Grouped } from '@/components/list/cells/Grouped';
import { InlineNumber } from '@/components/list/cells/InlineNumber';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { PictureText } from '@/components/list/cells/PictureText';
import { RowActions } from '@/components/list/cells/RowActions';
import { SwitchCell } from '@/components/list/cells/SwitchCell';
import { TwoLines } from '@/components/list/cells/TwoLines';
import { actionsColumn } from '@/components/list/columns/actions-column';
import type { Column } from '@/components/list/columns/column';
import { englishWidths } from '@/components/list/columns/english-widths';
import { countColumn, stackedTimeColumn } from '@/components/list/columns/FieldColumns';
import { useOpenRecord } from '@/components/records/use-open-record';
import { paletteVar } from '@/components/theme/css-vars';
import { useLanguage } from '@/components/theme/LanguageProvider';
import { isOwn } from '@/components/viewer/is-own';
import { useViewer } from '@/components/viewer/viewer-context';
import { useWrite } from '@/lib/client/use-write';
import { MAIN_STORE } from '@/lib/contract/access';
import type { Goods } from '@/lib/contract/goods';
import { goodsSort } from '@/lib/contract/goods/action';
import { FORM, type GoodsKind } from '@/lib/contract/goods/kind';
import { auditState, goodsState } from '@/lib/contract/states/goods';
import { formatFen } from '@/lib/format/money';
import { groupedNumber } from '@/lib/format/number-suffix';
import { AuditChip, GoodsStatusChip } from './GoodsChips';
import type { GoodsActions } from './goods-actions';
import { goodsDrawer } from './goods-drawer';
import { useGoodsRowActions } from './use-goods-row-actions';

/** Another store takes its goods back from review, and has the room of a column of stores for it. */
const STORE_ACTIONS = { chinese: 190, english: 206 };

/** The columns of the list of goods (goods.md 4); the store is the main store's affair, the brand that of form goods. */
export function useGoodsColumns(kind: GoodsKind, actions: GoodsActions): readonly Column<Goods>[] {
  const t = useTranslations('goods');
  const common = useTranslations('common');
  const { language } = useLanguage();
  const show = useOpenRecord(goodsDrawer);
  const rowActions = useGoodsRowActions(actions);
  const write = useWrite();
  const viewer = useViewer();
  return useMemo(() => {
    const mayEdit = (row: Goods) => actions.may('edit') && isOwn(row, viewer);
    const name = (row: Goods) => (
      <PictureText src={row.cover} initial={row.name.slice(0, 1)} note={row.subtitle} title={row.name} onOpen={() => show(row.id)} />
    );
    const onSale = (row: Goods) =>
      mayEdit(row) && row.auditStatus === auditState.approved && row.status !== goodsState.recycled ? (
        <SwitchCell
          on={row.status === goodsState.onSale}
          label={`${row.name} ${t('columns.onSale')}`}
          onSwitch={(on) => actions.run(on ? 'onSale' : 'offSale', row)}
        />
      ) : (
        <GoodsStatusChip status={row.status} />
      );
    const sort = (row: Goods) =>
      mayEdit(row) ? (
        <InlineNumber
          value={row.sort}
          label={t('fields.sort')}
          min={0}
          max={9999}
          onSave={(sort) => write(goodsSort, { body: { id: row.id, sort } })}
        />
      ) : (
        row.sort
      );
    const isMain = viewer.storeId === MAIN_STORE;
    const columns: (Column<Goods> | false)[] = [
      { key: 'id', header: t('fields.id'), width: 56, pinned: 'start', card: 'none', cell: ({ id }) => id },
      { key: 'goods', header: t('columns.goods'), width: 188, pinned: 'start', card: 'title', hideable: false, cell: name },
      {
        key: 'categoryId',
        header: t(kind === FORM ? 'columns.categoryBrand' : 'columns.category'),
        width: 80,
        cell: ({ categoryName, brandName }) => <TwoLines first={categoryName} second={brandName} />,
      },
      { key: 'price', header: t('fields.price'), width: 108, align: 'end', card: 'amount', cell: priceRange },
      {
        key: 'stock',
        header: t('fields.stock'),
        width: 68,
        align: 'end',
        cell: (row) => (
          <Stock data-low={row.stock <= row.stockWarn}>
            <Grouped text={groupedNumber(row.stock)} />
          </Stock>
        ),
      },
      countColumn('sales', t('fields.sales'), 68),
      { key: 'sort', header: t('fields.sort'), width: 68, align: 'end', card: 'none', cell: sort },
      { key: 'status', header: t('columns.onSale'), width: 65, card: 'mark', cell: onSale },
      { key: 'auditStatus', header: t('fields.auditStatus'), width: 82, cell: (row) => <AuditChip {...row} /> },
      isMain && {
        key: 'storeId',
        header: t('fields.storeId'),
        width: 90,
        card: 'none',
        cell: ({ storeName }) => storeName,
      },
      stackedTimeColumn('createTime', t('fields.createTime'), 97, { card: 'none' }),
      actionsColumn(common('actions'), isMain ? 146 : STORE_ACTIONS.chinese, (row) => <RowActions actions={rowActions(row)} />),
    ];
    const shown = columns.filter((column) => column !== false);
    return englishWidths(shown, language, [
      // What stands beside the actions ends where a column ends.
      ['goods', 277],
      ['stock', 86],
      ['sales', 86],
      ['sort', 80],
      ['status', 92],
      ['auditStatus', 132],
      ['actions', isMain ? 116 : STORE_ACTIONS.english],
    ]);
  }, [actions, kind, viewer, language, show, rowActions, write, t, common]);
}

const priceRange = ({ priceMin, priceMax }: Goods) =>
  priceMin === priceMax ? (
    <MoneyText fen={priceMin} />
  ) : (
    <Range>
      <Figures text={`${formatFen(priceMin)} - ${formatFen(priceMax)}`} />
    </Range>
  );

/** Two amounts beside each other where there is room, else one below the other; only what is wider than the column is broken. */
const Range = styled('span')({ whiteSpace: 'normal' });
const Stock = styled('span')({ '&[data-low="true"]': { color: paletteVar('error-main'), fontWeight: 500 } });
