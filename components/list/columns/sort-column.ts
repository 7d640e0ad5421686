import { createElement } from 'react';
import { InlineNumber } from '@/components/list/cells/InlineNumber';
import type { Column } from './column';

const MOST = 9999;

interface Sorting<Row> {
  readonly header: string;
  readonly width?: number;
  nameOf(row: Row): string;
  /** Whether this person may move this row; everybody who sees it where it is left out. */
  may?(row: Row): boolean;
  save(row: Row, sort: number): Promise<unknown>;
}

/** The place of a record among the others, typed where it stands. */
export const sortColumn = <Row extends { readonly sort: number }>({
  header,
  width = 72,
  nameOf,
  may,
  save,
}: Sorting<Row>): Column<Row> => ({
  key: 'sort',
  header,
  width,
  align: 'end',
  cell: (row) =>
    createElement(InlineNumber, {
      value: row.sort,
      label: `${nameOf(row)} ${header}`,
      min: 0,
      max: MOST,
      disabled: may !== undefined && !may(row),
      onSave: (sort) => save(row, sort),
    }),
});
