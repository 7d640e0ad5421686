import { type Effect, SYSTEM } from '@/reference-api/commerce/effect';
import type { TestStack } from './world';

/** Runs one effect as the API would: in a transaction of its own, at the moment of the world's clock. */
export const inEffect = <Answer>(
  { database, context, clock }: TestStack,
  run: (effect: Effect) => Promise<Answer>,
  by: Partial<Pick<Effect, 'operator'>> = {},
): Promise<Answer> =>
  database.transaction((transaction) =>
    run({ database: transaction, now: clock.now(), keys: context.keys, gateway: context.gateway, operator: SYSTEM, ...by }),
  );

export const ADMIN = { type: 2, name: '林知远', adminId: 1 } as const;
export const FINANCE = { type: 2, name: '郑国栋', adminId: 7 } as const;
