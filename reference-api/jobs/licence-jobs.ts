import { eq, lte, sql } from 'drizzle-orm';
import { licenceState, licenceTransitions } from '@/lib/contract/states/licence';
import { addTerm } from '@/reference-api/commerce/amounts/licence-term';
import { logOrder } from '@/reference-api/commerce/order-log';
import { moveState } from '@/reference-api/crud/move-state';
import { licence } from '@/reference-api/database/schema/licence';
import { eachDue, type JobContext } from './each-due';
import { remind } from './remind';

const REMIND_DAYS = 7;

/** Licences whose beginning was set by hand and has come begin to run. */
export const beginLicences = (context: JobContext): Promise<number> =>
  eachDue(context, { table: licence, at: licence.startAt, where: eq(licence.status, licenceState.waiting) }, async (effect, id) => {
    const [found] = await effect.database.select().from(licence).where(eq(licence.id, id)).for('update');
    if (!found?.startAt) return;
    const endAt = found.endAt ?? addTerm(found.startAt, { unit: found.durationUnit, num: found.durationNum });
    await moveState(licence, id, licenceTransitions.begin, { endAt }, effect);
    await logOrder(effect, { orderId: found.orderId, type: 'licenceBegins' });
  });

/** Licences past their end expire; a reminder goes out seven days before. */
export async function expireLicences(context: JobContext): Promise<number> {
  const expired = await eachDue(
    context,
    { table: licence, at: licence.endAt, where: eq(licence.status, licenceState.active) },
    (effect, id) => moveState(licence, id, licenceTransitions.expire, {}, { ...effect, where: lte(licence.endAt, effect.now) }),
  );
  const reminded = await remind(context, {
    kind: 'licenceExpiring',
    receiverType: 'member',
    object: 'licence',
    days: REMIND_DAYS,
    rows: sql`select l.id, l.member_id as receiver, l.end_at as ends, '您的授权 ' || l.key_mask || ' 即将到期' as text
      from licence l where l.status = ${licenceState.active}`,
  });
  return expired + reminded;
}
