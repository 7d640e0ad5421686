import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslations } from 'next-intl';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';
import type { Statistics } from '@/lib/contract/dashboard';
import { groupedNumber } from '@/lib/format/number-suffix';

type Goods = NonNullable<Statistics['goods']>;
const columns = ['onSale', 'offSale', 'soldOut', 'warn'] as const;
const KINDS = ['1', '2', '3', '4'] as const;

/** A row per kind of goods and one for all of them. */
export function GoodsTable({ goods }: { goods: Goods }) {
  const t = useTranslations('dashboard');
  return (
    <Frame>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>{t('kind')}</TableCell>
            {columns.map((column) => (
              <TableCell key={column} align="right">
                {t(`stock.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {KINDS.map((kind) => (
            <TableRow key={kind}>
              <TableCell component="th" scope="row">
                {t(`kinds.${kind}`)}
              </TableCell>
              {columns.map((column) => (
                <Count key={column} column={column} value={goods.byKind[kind]?.[column] ?? 0} />
              ))}
            </TableRow>
          ))}
          <TableRow className="total">
            <TableCell component="th" scope="row">
              {t('total')}
            </TableCell>
            {columns.map((column) => (
              <Count key={column} column={column} value={goods[column]} />
            ))}
          </TableRow>
        </TableBody>
      </Table>
    </Frame>
  );
}

const Count = ({ column, value }: { column: (typeof columns)[number]; value: number }) => (
  <TableCell align="right">{column === 'warn' && value > 0 ? <Low>{groupedNumber(value)}</Low> : groupedNumber(value)}</TableCell>
);

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

const Frame = styled('div')({
  overflowX: 'auto',
  '& th[scope="row"]': { whiteSpace: 'nowrap' },
  '& .total .MuiTableCell-root': { fontWeight: 600, borderBottom: 0 },
});
