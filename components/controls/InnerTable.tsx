import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { border, paletteVar, sizeVar, softBorder } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';

/** One column of a small table. */
export interface InnerColumn<Row> {
  readonly key: string;
  readonly header: string;
  readonly align?: 'end' | 'center';
  readonly width?: number;
  /** What stands in it names its row. */
  readonly names?: boolean;
  cell(row: Row, index: number): ReactNode;
}

interface Props<Row> {
  /** What its rows are, for those who do not see what it stands under. */
  readonly label: string;
  readonly columns: readonly InnerColumn<Row>[];
  readonly rows: readonly Row[];
  keyOf(row: Row, index: number): string | number;
  /** The key of the row everything beside the table speaks of. */
  readonly current?: string | number | null;
  /** A row of sums. */
  readonly foot?: ReactNode;
}

/** Narrower than this, words would stand one letter under the other: the table scrolls instead. */
const LEAST_WIDTH = 76;

/** A few rows that belong to a record: its variants, its items. No paging, no sorting; it scrolls sideways where it must. */
export const InnerTable = <Row,>({ label, columns, rows, keyOf, current, foot }: Props<Row>) => (
  <Frame>
    <table aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ key, header, align, width }) => (
            <th
              key={key}
              scope="col"
              className={align}
              style={width === undefined ? { minWidth: LEAST_WIDTH } : { width, minWidth: width }}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={keyOf(row, index)} aria-current={keyOf(row, index) === current || undefined}>
            {columns.map(({ key, align, names, cell }) => {
              const Cell = names ? 'th' : 'td';
              return (
                <Cell key={key} className={align} scope={names ? 'row' : undefined}>
                  {cell(row, index)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
      {foot && <tfoot>{foot}</tfoot>}
    </table>
  </Frame>
);

// Doubled, because it may stand inside the table of a list, whose rules for cells would reach these too.
const Frame = styled('div')({
  overflow: 'auto',
  border: border,
  borderRadius: radius.card,
  backgroundColor: paletteVar('background-paper'),
  '&& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0, fontSize: sizeVar.font, fontVariantNumeric: 'tabular-nums' },
  '&& th, && td': {
    position: 'static',
    height: 'auto',
    padding: '6px 12px',
    textAlign: 'start',
    overflow: 'visible',
    borderBottom: softBorder,
    backgroundColor: 'transparent',
  },
  '&& tbody th': { fontWeight: 'inherit', whiteSpace: 'nowrap' },
  '&& thead th': {
    height: 36,
    fontSize: 13,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    color: paletteVar('text-secondary'),
    backgroundColor: paletteVar('background-default'),
  },
  '&& tbody tr:last-child > *': { borderBottom: 0 },
  '&& tr[aria-current="true"] td': { backgroundColor: paletteVar('primary-soft'), '--st-palette-primary-main': paletteVar('primary-dark') },
  '&& tfoot tr > *': { borderTop: softBorder, borderBottom: 0, fontWeight: 600 },
  '&& .end': { textAlign: 'end', whiteSpace: 'nowrap' },
  '&& .center': { textAlign: 'center' },
});
