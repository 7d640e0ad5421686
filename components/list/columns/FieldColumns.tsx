import { MoneyText } from '@/components/list/cells/MoneyText';
import { StackedTime } from '@/components/list/cells/StackedTime';
import { TimeText } from '@/components/list/cells/TimeText';
import { groupedNumber } from '@/lib/format/number-suffix';
import type { Column } from './column';

/** A column that shows one field of a row, for every row that has this field. */
type FieldColumn<Key extends string, Value> = Column<Readonly<Record<Key, Value>>>;
/** Where it stands, besides its width: `card`, `pinned`, `hideable`. */
type Place = Pick<Column<never>, 'card' | 'pinned' | 'hideable'>;

/** A text as it is, or a dash. */
export const textColumn = <Key extends string>(key: Key, header: string, width: number, place?: Place): FieldColumn<Key, string> => ({
  ...{ key, header, width, ...place },
  cell: (row) => row[key] || '-',
});

/** A text that may be longer than its column: the pointer shows it whole. */
export const longTextColumn = <Key extends string>(key: Key, header: string, width: number, place?: Place): FieldColumn<Key, string> => ({
  ...{ key, header, width, ...place },
  cell: (row) => <span title={row[key]}>{row[key] || '-'}</span>,
});

/** How many. */
export const countColumn = <Key extends string>(key: Key, header: string, width: number, place?: Place): FieldColumn<Key, number> => ({
  ...{ key, header, width, ...place },
  align: 'end',
  cell: (row) => groupedNumber(row[key]),
});

/** An amount. */
export const moneyColumn = <Key extends string>(key: Key, header: string, width: number, place?: Place): FieldColumn<Key, number> => ({
  ...{ key, header, width, ...place },
  align: 'end',
  cell: (row) => <MoneyText fen={row[key]} />,
});

/** A moment on one line. */
export const timeColumn = <Key extends string>(
  key: Key,
  header: string,
  width: number,
  place?: Place,
): FieldColumn<Key, string | null> => ({
  ...{ key, header, width, ...place },
  cell: (row) => <TimeText time={row[key]} />,
});

/** A moment with its day above its hour, where a column has to be narrow. */
export const stackedTimeColumn = <Key extends string>(
  key: Key,
  header: string,
  width: number,
  place?: Place,
): FieldColumn<Key, string | null> => ({
  ...{ key, header, width, ...place },
  cell: (row) => <StackedTime time={row[key]} />,
});
