'use client';
import { onOff } from '@/lib/contract/states/on-off';
import type { MessageValues } from './record-action';
import { useActionContext } from './use-action-context';

/** What a record is before its form switches it off. */
interface Switchable {
  readonly status: 0 | 1;
}

/** When switching a record off is asked first, and the values of the placeholders in what follows from it: the same for the switch and the form. */
export interface DisableQuestion<Row> {
  readonly asks: (row: Row) => boolean;
  readonly values?: (row: Row) => MessageValues;
}

/** Asks before a form switches a record off what its switch in the list asks; true where there is nothing to ask. */
export function useDisableQuestion<Row extends Switchable>(
  namespace: string,
  row: Row | null,
  name: string | undefined,
  { asks, values }: DisableQuestion<Row>,
): (draft: Partial<Switchable>) => Promise<boolean> {
  const { contextOf } = useActionContext(namespace);
  return async ({ status }) => {
    const switchesOff = row !== null && row.status === onOff.on && status === onOff.off;
    if (!switchesOff || !asks(row)) return true;
    return contextOf('disable', { name: name ?? '' }).confirm({ danger: true, values: values?.(row) });
  };
}
