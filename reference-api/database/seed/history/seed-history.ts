import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { addDays, shanghaiDate, startOfShanghaiDay } from '@/lib/format/shanghai-time';
import { countReferred } from '@/reference-api/commerce/distributor/count-referred';
import { SYSTEM } from '@/reference-api/commerce/effect';
import { createGateway } from '@/reference-api/commerce/gateway';
import type { Database } from '@/reference-api/database/connect';
import { outbox } from '@/reference-api/database/schema/outbox';
import type { KeyRing } from '@/reference-api/keys/key-ring';
import { isWaiting, outboxState } from '@/reference-api/outbox/waiting';
import { buyOnce } from './buying';
import { busyMoment, type Cast, MINUTE } from './cast';
import { Play } from './play';
import { dayRoutine, runTimers, storeApplications } from './routine';

const FRESH = 14;

interface Wanted {
  database: Database;
  keys: KeyRing;
  now: Date;
  cast: Cast;
  orders: number;
  days: number;
  onDay?: ((daysLeft: number) => void) | undefined;
}

/** Plays the history of so many days, with about so many orders, up to this moment. */
export async function seedHistory({ database, keys, now, cast, orders, days, onDay }: Wanted): Promise<void> {
  const play = new Play(database, keys, now.getTime());
  const log = pino({ level: 'warn' });
  const effect = { database, now, keys, gateway: createGateway(), operator: SYSTEM };
  await countReferred(effect, cast.distributors);
  const firstDay = addDays(shanghaiDate(now), -days);
  storeApplications(play, cast, startOfShanghaiDay(firstDay).getTime(), days);
  for (let day = 0; day <= days; day += 1) {
    const start = startOfShanghaiDay(addDays(firstDay, day)).getTime();
    dayRoutine(play, cast, start, log);
    // The platform grows: the last days have about twice the orders of the first.
    const share = ((0.65 + (0.7 * day) / days) * orders) / days;
    const count = Math.floor(share * (0.75 + cast.random.next() / 2)) + 1;
    for (let each = 0; each < count; each += 1) buyOnce(play, cast, busyMoment(start, cast.random));
  }
  for (let each = 0; each < FRESH; each += 1) buyOnce(play, cast, now.getTime() - cast.random.int(1, 25) * MINUTE, true);
  await play.run(async (daysLeft) => {
    // The tables grow from nothing: whenever they have doubled the server has to be told how large they have become.
    if (Number.isInteger(Math.log2(days - daysLeft))) await database.execute(sql`analyze`);
    onDay?.(daysLeft);
  });
  await runTimers(effect, log);
  await markSent(database);
}

/** What was told in the history has long arrived: a webhook that is set later gets none of it. */
async function markSent(database: Database): Promise<void> {
  const sent = { state: outboxState.sent, attempts: 1, sentTime: sql`${outbox.nextTime}` };
  await database.update(outbox).set(sent).where(isWaiting);
}
