import type { ReactNode } from 'react';
import { Grouped } from '@/components/list/cells/Grouped';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { StackedTime } from '@/components/list/cells/StackedTime';
import { TimeText } from '@/components/list/cells/TimeText';
import { groupedNumber } from '@/lib/format/number-suffix';
import type { Column } from './column';

/** A column that shows one field of a row, for every row that has this field. */
type FieldColumn<Key extends string, Value> = Column<Readonly<Record<Key, Value>>>;
/** Where it stands, besides its width: `card`, `pinned`, `hideable`. */
type Place = Pick<Column<never>, 'card' | 'pinned' | 'hideable'>;

/** A kind of column: how it draws the value of its field. */
const fieldColumn =
  <Value,>(draw: (value: Value) => ReactNode, look: Pick<Column<never>, 'align'> = {}) =>
  <Key extends string>(key: Key, header: string, width: number, place?: Place): FieldColumn<Key, Value> => ({
    ...{ key, header, width, ...place, ...look },
    cell: (row) => draw(row[key]),
  });

/** A text as it is, or a dash. */
export const textColumn = fieldColumn((text: string) => text || '-');

/** A text that may be longer than its column: the pointer shows it whole. */
export const longTextColumn = fieldColumn((text: string) => <span title={text}>{text || '-'}</span>);

/** How many. */
export const countColumn = fieldColumn((count: number) => <Grouped text={groupedNumber(count)} />, { align: 'end' });

/** An amount. */
export const moneyColumn = fieldColumn((fen: number) => <MoneyText fen={fen} />, { align: 'end' });

/** A moment on one line. */
export const timeColumn = fieldColumn((time: string | null) => <TimeText time={time} />);

/** A moment with its day above its hour, where a column has to be narrow. */
export const stackedTimeColumn = fieldColumn((time: string | null) => <StackedTime time={time} />);
