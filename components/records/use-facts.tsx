'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Fact } from '@/components/controls/FactList';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { TimeText } from '@/components/list/cells/TimeText';
import { groupedNumber } from '@/lib/format/number-suffix';

/** The fields of a record that hold such a value. */
type FieldOf<Row, Value> = { [Key in keyof Row]: Row[Key] extends Value ? Key : never }[keyof Row] & string;

/** Facts of a record for a `FactList`, each under the label of its field: `useFacts('cash.fields', row)`. */
export function useFacts<Row extends object>(labels: string, row: Row) {
  const t = useTranslations(labels);
  const fact = (field: string, value: ReactNode, wide = false): Fact => ({ label: t(field), value, wide });
  return {
    fact,
    money: (field: FieldOf<Row, number>) => fact(field, <MoneyText fen={Number(row[field])} />),
    count: (field: FieldOf<Row, number>) => fact(field, groupedNumber(Number(row[field]))),
    time: (field: FieldOf<Row, string | null>) => fact(field, <TimeText time={row[field] as string | null} />),
  };
}
