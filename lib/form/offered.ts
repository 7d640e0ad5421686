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

/** The ids of those that are still there. Where none is left all stay, to be refused: an empty list may stand for everybody. */
export function stillThere(ids: readonly number[], rows: readonly { readonly id: number }[]): number[] {
  const left = ids.filter((id) => rows.some((row) => row.id === id));
  return left.length > 0 ? left : [...ids];
}
