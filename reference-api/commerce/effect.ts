import type { Database } from '@/reference-api/database/connect';
import type { KeyRing } from '@/reference-api/keys/key-ring';
import type { Call } from '@/reference-api/serve';
import type { Gateway } from './gateway';

export const operatorType = { system: 0, buyer: 1, administrator: 2 } as const;

/** Who caused an effect: OperatorType with the name that logs and ledgers show. */
export interface Operator {
  readonly type: (typeof operatorType)[keyof typeof operatorType];
  readonly name: string;
  readonly adminId?: number;
}

/** The administrator a ledger names; what buyers and the system cause has none. */
export const administratorOf = ({ type, name }: Operator): string => (type === operatorType.administrator ? name : '');

/** What every effect runs in: one transaction, one moment, and who caused it. */
export interface Effect {
  readonly database: Database;
  readonly now: Date;
  readonly keys: KeyRing;
  readonly operator: Operator;
  /** How the payment channel answers. */
  readonly gateway: Gateway;
}

export const SYSTEM: Operator = { type: operatorType.system, name: '' };

/** The effect of an administrator's call. */
export const effectOf = ({ database, now, context, caller }: Pick<Call, 'database' | 'now' | 'context' | 'caller'>): Effect => ({
  database,
  now,
  keys: context.keys,
  gateway: context.gateway,
  operator: { type: operatorType.administrator, name: caller.name, adminId: caller.adminId },
});

/** The same effect, caused by a buyer. */
export const asBuyer = (effect: Omit<Effect, 'operator'>, name: string): Effect => ({
  ...effect,
  operator: { type: operatorType.buyer, name },
});
