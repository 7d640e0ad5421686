/** Who takes a step. */
export type Actor = 'admin' | 'buyer' | 'system';

/** One step between the states of a record. Without `to` the state stays: an edit or a removal that only some states allow. */
export interface Transition {
  readonly from: readonly number[];
  readonly to?: number;
  /** The code of the refusal for a record in any other state. */
  readonly refusal: number;
  /** Further states the record must have, by field: the review of goods, the payment of an application. */
  readonly when?: Readonly<Record<string, readonly number[]>>;
  /** Further states the step sets, by field. */
  readonly set?: Readonly<Record<string, number>>;
  /** Left out: an administrator. */
  readonly by?: readonly Actor[];
}

/** Every step a noun knows, by the name of its action. Declared with `satisfies`, so that the names stay literal. */
export type Transitions = Readonly<Record<string, Transition>>;

/** A record as far as its states are concerned. */
export interface Stateful {
  readonly status: number;
}

/** Whether a record stands where a step begins. */
export function fits({ from, when = {} }: Transition, record: Stateful): boolean {
  if (!from.includes(record.status)) return false;
  return Object.entries(when).every(([field, values]) => values.includes(Number(Reflect.get(record, field) ?? 0)));
}

/**
 * Whether a record in its present state is offered a step: asked by the screens before a button is drawn. A step into the
 * state it already has is not offered, although the API lets it pass.
 */
export function allowed<Steps extends Transitions>(steps: Steps, record: Stateful, action: keyof Steps): boolean {
  const step: Transition | undefined = steps[action];
  return step !== undefined && fits(step, record) && !standsAtEnd(step, record);
}

/** Every step an administrator may take with a record in its present state. */
export const stepsOf = (steps: Transitions, record: Stateful): string[] =>
  Object.entries(steps)
    .filter(([action, { by = ['admin'] }]) => by.includes('admin') && allowed(steps, record, action))
    .map(([action]) => action);

const standsAtEnd = ({ to, set = {} }: Transition, record: Stateful) =>
  to === record.status && Object.entries(set).every(([field, value]) => Reflect.get(record, field) === value);
