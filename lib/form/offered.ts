import { onOff } from '@/lib/contract/states/on-off';

/** What a record holds of others: one of them, several, or none. */
export type Held = number | null | undefined | readonly (number | undefined)[];

interface Usable {
  readonly id: number;
  readonly status: number;
}

/** The rows a form offers: those in use, and those its record holds already, whatever became of them since. */
export function offered<Row extends Usable>(rows: readonly Row[], held?: Held): readonly Row[] {
  const own = [held].flat();
  return rows.filter(({ id, status }) => status === onOff.on || own.includes(id));
}
