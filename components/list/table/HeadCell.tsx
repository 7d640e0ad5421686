'use client';
import { useTranslations } from 'next-intl';
import { Fragment, memo } from 'react';
import { PlainArrowDown, PlainArrowUp } from '@/components/controls/PlainIcons';
import { paletteVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';
import type { Sorting } from '@/lib/contract/call/resource';
import { type ColumnHead, headsOf } from '../columns/column';
import type { ShownColumn } from '../columns/shown-column';
import { pinProps } from './pin-props';
import { ResizeHandle } from './ResizeHandle';

export interface HeadCellProps<Row> {
  readonly shown: ShownColumn<Row>;
  /** The fields the list can be sorted by. */
  readonly sortable: readonly string[];
  /** The one of this column that the rows are in the order of. */
  readonly by: string | null;
  readonly order: 'asc' | 'desc' | null;
  onSort(next: Sorting): void;
  onResize(key: string, width: number): void;
}

/** The head of one column: its name, its order where it can be sorted, and the edge it is resized by. */
export const HeadCell = memo(HeadCellOf) as typeof HeadCellOf;

function HeadCellOf<Row>({ shown, sortable, by, order, onSort, onResize }: HeadCellProps<Row>) {
  const { column, width } = shown;
  const heads = headsOf(column);
  // As the header is written: where there are blanks beside it a line may end.
  const stroke = column.header.includes(' / ') ? ' / ' : '/';
  const sorts = heads.some(({ key }) => sortable.includes(key));
  const ariaSort = order === null ? 'none' : order === 'asc' ? 'ascending' : 'descending';
  return (
    // Named by its column alone: the edge inside would add its label and its width.
    <th scope="col" aria-label={column.header} title={column.header} aria-sort={sorts ? ariaSort : undefined} {...pinProps(shown)}>
      {heads.map((head, at) => (
        <Fragment key={head.key}>
          {at > 0 && stroke}
          {sortable.includes(head.key) ? (
            <SortButton head={head} order={head.key === by ? order : null} onSort={onSort} alone={heads.length === 1} />
          ) : (
            head.header
          )}
        </Fragment>
      ))}
      <ResizeHandle label={column.header} width={width} onResize={(next) => onResize(column.key, next)} />
    </th>
  );
}

interface SortButtonProps<Row> extends Pick<HeadCellProps<Row>, 'order' | 'onSort'> {
  readonly head: ColumnHead;
  readonly alone: boolean;
}

/** One click: largest first; the next: smallest first; the third: the list's own order again. */
function SortButton<Row>({ head: { key, header }, order, onSort, alone }: SortButtonProps<Row>) {
  const t = useTranslations('list');
  const next: Sorting =
    order === 'desc'
      ? { sortField: key, sortOrder: 'asc' }
      : order === 'asc'
        ? { sortField: undefined, sortOrder: undefined }
        : { sortField: key, sortOrder: 'desc' };
  const Arrow = order === 'asc' ? PlainArrowUp : PlainArrowDown;
  return (
    <Sort type="button" data-on={order !== null} title={t('sortBy', { name: header })} onClick={() => onSort(next)}>
      <span>{header}</span>
      {/* Beside others there is room for the arrow of one. */}
      {(alone || order !== null) && <Arrow />}
    </Sort>
  );
}

const Sort = staticStyled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  maxWidth: '100%',
  minHeight: 24,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  textAlign: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  // Clipped at its end alone: heads are set so close that letters reach out below their line.
  '& > span': { minWidth: 0, overflowX: 'clip', textOverflow: 'ellipsis' },
  '& svg': { flex: 'none', fontSize: 15, opacity: 0 },
  '&:hover svg, &:focus-visible svg': { opacity: 0.45 },
  // The arrow stands before the name of a column of numbers, so that the name ends where they end.
  '.end > &': { flexDirection: 'row-reverse' },
  '&[data-on="true"]': { color: paletteVar('text-primary') },
  '&[data-on="true"] svg': { opacity: 1, color: paletteVar('primary-main') },
});
