import { and, eq } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import type { Translate } from '@/lib/format/translate';
import { refusalEnvelope } from './answer';
import type { Database } from './database/connect';
import { idempotencyKey } from './database/schema/login';
import type { KeyRing } from './keys/key-ring';
import { CountedRefusal, Refusal, refuseField } from './refusal';

/** What makes a call the same call again. */
export interface Repeatable {
  adminId: number;
  key: string;
  /** Name of the endpoint and the body as received. */
  request: string;
  now: Date;
  /** Requests and answers may hold a password: one is kept as a keyed digest, the other sealed. */
  keys: KeyRing;
  /** The language of the call, in which a refusal is kept. */
  translate: Translate;
}

const KEY = /^[\x21-\x7e]{1,100}$/;

/** The key of a call that must not run twice; without one nobody could tell the second call from a repetition of the first. */
export function givenKey(header: string | undefined): string {
  if (header !== undefined && KEY.test(header)) return header;
  throw refuseField('Idempotency-Key', 'required', { label: 'Idempotency-Key' });
}

/**
 * Runs a call that must not run twice (00-conventions 1.3): the same key and body get the first answer, the same key with
 * another body is refused. Key and effects are one transaction, and a second call at the same time waits for the first. A refusal
 * undoes both; one whose writes stay is the first answer itself, because a second run would write them again.
 */
export async function once(
  transaction: Database,
  { adminId, key, request, now, keys, translate }: Repeatable,
  run: () => Promise<string>,
): Promise<string> {
  const bodyHash = keys.hash(request);
  const own = and(eq(idempotencyKey.adminId, adminId), eq(idempotencyKey.key, key));
  const claimed = await transaction
    .insert(idempotencyKey)
    .values({ adminId, key, bodyHash, createTime: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key });
  if (claimed.length > 0) {
    const answer = await run().catch((error: unknown) => countedAnswer(error, translate));
    await transaction
      .update(idempotencyKey)
      .set({ answer: keys.seal(answer) })
      .where(own);
    return answer;
  }
  const [first] = await transaction.select().from(idempotencyKey).where(own);
  if (first?.bodyHash !== bodyHash || first.answer === null) throw new Refusal(codes.duplicateSubmit);
  return keys.open(first.answer);
}

function countedAnswer(error: unknown, translate: Translate): string {
  if (error instanceof CountedRefusal) return JSON.stringify(refusalEnvelope(error, translate));
  throw error;
}
