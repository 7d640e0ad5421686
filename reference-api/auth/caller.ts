import { eq, sql } from 'drizzle-orm';
import { MAIN_STORE } from '@/lib/contract/access';
import { codes } from '@/lib/contract/call/codes';
import { onOff } from '@/lib/contract/states/on-off';
import { storeState } from '@/lib/contract/states/store';
import type { Context } from '@/reference-api/context';
import { admin } from '@/reference-api/database/schema/admin';
import { adminToken } from '@/reference-api/database/schema/login';
import { store } from '@/reference-api/database/schema/store';
import { Refusal } from '@/reference-api/refusal';
import { heldCodes } from './held-codes';
import { hashOfToken } from './token';

/** Who makes a call, and what that administrator may do at this moment. */
export interface Caller {
  readonly adminId: number;
  readonly username: string;
  readonly name: string;
  readonly storeId: number;
  readonly storeAuths: readonly string[];
  readonly storeStatus: number;
  readonly codes: readonly string[];
  readonly mustChangePassword: boolean;
  readonly tokenHash: string;
}

/** A login ends this long after its last call (system.md 4). */
export const TOKEN_LIFE_MS = 12 * 3_600_000;
/** Calls in the same second need not be written down twice. */
const TOUCH_STEP_MS = 1_000;

/** The administrator a token stands for; refuses with the code that tells why it does not stand for one any more. */
export async function callerOf(token: string, { database, clock }: Context): Promise<Caller> {
  const hash = hashOfToken(token);
  const [found] = await database
    .select({ login: adminToken, admin, store: { status: store.status, auths: store.auths }, codes: heldCodes(sql`${admin.id}`) })
    .from(adminToken)
    .leftJoin(admin, eq(admin.id, adminToken.adminId))
    .leftJoin(store, eq(store.id, admin.storeId))
    .where(eq(adminToken.hash, hash));
  if (!found) throw new Refusal(codes.sessionUnknown);
  if (found.login.endedAt || found.admin?.status !== onOff.on) throw new Refusal(codes.sessionEnded);
  if (!found.store || found.store.status === storeState.closed) throw new Refusal(codes.sessionEnded);
  const now = clock.now();
  const idleMs = now.getTime() - found.login.usedAt.getTime();
  if (idleMs > TOKEN_LIFE_MS) throw new Refusal(codes.sessionExpired);
  if (idleMs >= TOUCH_STEP_MS) await database.update(adminToken).set({ usedAt: now }).where(eq(adminToken.hash, hash));
  return {
    adminId: found.admin.id,
    username: found.admin.username,
    name: found.admin.name,
    storeId: found.admin.storeId,
    storeAuths: found.store.auths.split(',').filter(Boolean),
    storeStatus: found.store.status,
    codes: found.codes,
    mustChangePassword: found.admin.mustChangePassword === 1,
    tokenHash: hash,
  };
}

/** Whether the caller works for the main store, which sees every store's rows. */
export const isMain = (caller: Pick<Caller, 'storeId'>): boolean => caller.storeId === MAIN_STORE;
