'use client';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { PlainArrowDown, PlainArrowUp } from '@/components/controls/PlainIcons';
import { paletteVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';
import type { Sorting } from '@/lib/contract/call/resource';
import type { ShownColumn } from '../columns/shown-column';
import { pinProps } from './pin-props';
import { ResizeHandle } from './ResizeHandle';

export interface HeadCellProps<Row> {
  readonly shown: ShownColumn<Row>;
  readonly sortable: boolean;
  /** The order the rows are in, as far as this column makes it. */
  readonly order: 'asc' | 'desc' | null;
  onSort(next: Sorting): void;
  onResize(key: string, width: number): void;
}

/** The head of one column: its name, its order where it can be sorted, and the edge it is resized by. */
export const HeadCell = memo(HeadCellOf) as typeof HeadCellOf;

function HeadCellOf<Row>({ shown, sortable, order, onSort, onResize }: HeadCellProps<Row>) {
  const { column, width } = shown;
  const ariaSort = order === null ? 'none' : order === 'asc' ? 'ascending' : 'descending';
  return (
    // Named by its column alone: the edge inside would add its label and its width.
    <th scope="col" aria-label={column.header} title={column.header} aria-sort={sortable ? ariaSort : undefined} {...pinProps(shown)}>
      {sortable ? <SortButton column={column} order={order} onSort={onSort} /> : column.header}
      <ResizeHandle label={column.header} width={width} onResize={(next) => onResize(column.key, next)} />
    </th>
  );
}

/** One click: largest first; the next: smallest first; the third: the list's own order again. */
function SortButton<Row>({ column, order, onSort }: Pick<HeadCellProps<Row>, 'order' | 'onSort'> & { column: ShownColumn<Row>['column'] }) {
  const t = useTranslations('list');
  const next: Sorting =
    order === 'desc'
      ? { sortField: column.key, sortOrder: 'asc' }
      : order === 'asc'
        ? { sortField: undefined, sortOrder: undefined }
        : { sortField: column.key, sortOrder: 'desc' };
  const Arrow = order === 'asc' ? PlainArrowUp : PlainArrowDown;
  return (
    <Sort type="button" data-on={order !== null} title={t('sortBy', { name: column.header })} onClick={() => onSort(next)}>
      <span>{column.header}</span>
      <Arrow />
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
