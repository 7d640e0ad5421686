import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { InnerTable } from '@/components/controls/InnerTable';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { PHONE_QUERY, radius } from '@/components/theme/tokens';
import type { Statistics } from '@/lib/contract/dashboard';
import { type GoodsKind, goodsKinds } from '@/lib/contract/goods/kind';
import { groupedNumber } from '@/lib/format/number-suffix';

type Goods = NonNullable<Statistics['goods']>;
const columns = ['onSale', 'offSale', 'soldOut', 'warn'] as const;

/** A row per kind of goods and one for all of them. */
export function GoodsTable({ goods }: { goods: Goods }) {
  const t = useTranslations('dashboard');
  const total = (
    <tr>
      <th scope="row">{t('total')}</th>
      {columns.map((column) => (
        <td key={column} className="end">
          <Count column={column} value={goods[column]} />
        </td>
      ))}
    </tr>
  );
  return (
    <Flush tabIndex={0} role="region" aria-label={t('goods')}>
      <InnerTable
        label={t('goods')}
        rows={goodsKinds}
        keyOf={String}
        columns={[
          { key: 'kind', header: t('kind'), names: true, cell: (kind) => t(`kinds.${kind}`) },
          ...columns.map((column) => ({
            key: column,
            header: t(`stock.${column}`),
            align: 'end' as const,
            cell: (kind: GoodsKind) => <Count column={column} value={goods.byKind[kind]?.[column] ?? 0} />,
          })),
        ]}
        foot={total}
      />
    </Flush>
  );
}

const Count = ({ column, value }: { column: (typeof columns)[number]; value: number }) =>
  column === 'warn' && value > 0 ? <Low>{groupedNumber(value)}</Low> : groupedNumber(value);

/** The block around it is its frame; on a phone it scrolls, by keys as well. */
const Flush = styled('div')({
  overflowX: 'auto',
  '& > div': { overflow: 'visible', border: 0, borderRadius: 0 },
  // Once more than the table doubles its own rules; head, rows and foot begin below the title.
  '&&& th, &&& td': { paddingInline: 8 },
  '&&& tr > :first-child': { paddingLeft: 16 },
  '&&& tr > :last-child': { paddingRight: 16 },
  [`@media ${PHONE_QUERY}`]: { '&&& tr > :first-child': { paddingLeft: 12 }, '&&& tr > :last-child': { paddingRight: 12 } },
});

/** Looks like a warning chip; a whole one would weigh more than this table. */
const Low = styled('span')({
  display: 'inline-block',
  minWidth: 24,
  padding: '1px 8px',
  textAlign: 'center',
  borderRadius: radius.chip,
  fontSize: sizeVar.small,
  color: paletteVar('warning-main'),
  backgroundColor: paletteVar('warning-soft'),
});
