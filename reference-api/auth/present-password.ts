import { eq } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { admin } from '@/reference-api/database/schema/admin';
import { CountedRefusal } from '@/reference-api/refusal';
import type { Call } from '@/reference-api/serve';
import { passwordMatches } from './password';
import { countAttempt, forgetAttempts } from './throttle';

interface Wrong {
  readonly code: number;
  /** The form field to mark. */
  readonly field?: string;
}

/**
 * Refuses a write whose administrator does not give the present password. Wrong ones are counted like those of the sign-in, apart from
 * them, and five of them close the door for a while: an open session is not yet its owner.
 */
export async function requirePresentPassword(
  { caller, database, ip, now }: Call,
  password: string,
  wrong: Wrong = { code: codes.wrongLoginPassword, field: 'password' },
): Promise<void> {
  const attempt = { username: confirmationOf(caller.adminId), ip };
  await countAttempt(database, { ...attempt, now });
  const [own] = await database.select({ passwordHash: admin.passwordHash }).from(admin).where(eq(admin.id, caller.adminId));
  if (!own || !(await passwordMatches(password, own.passwordHash))) throw new CountedRefusal(wrong.code, {}, wrong.field);
  await forgetAttempts(database, attempt);
}

/** Under what confirmations are counted: a capital letter, because the sign-in counts typed names in small ones alone. */
const confirmationOf = (adminId: number) => `ADMIN ${adminId}`;
