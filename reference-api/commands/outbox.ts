import { desc } from 'drizzle-orm';
import { wireTime } from '@/lib/format/shanghai-time';
import { openDatabase } from '@/reference-api/database/open';
import { outbox } from '@/reference-api/database/schema/outbox';
import type { Environment } from '@/reference-api/environment';

const SHOWN = 100;
const STATES = ['waiting', 'sent', 'given up'];

/** The last messages of the outbox, the newest last (open-questions 25). */
export async function runOutbox(environment: Environment): Promise<string> {
  const opened = await openDatabase(environment);
  try {
    const rows = await opened.database.select().from(outbox).orderBy(desc(outbox.id)).limit(SHOWN);
    const lines = rows.reverse().map(({ createTime, state, kind, receiverType, receiver, text, failure }) => {
      const why = failure === '' ? '' : ` (${failure})`;
      return `${wireTime(createTime)}  ${STATES[state] ?? state}${why}  ${kind}  ${receiverType} ${receiver}  ${text}`;
    });
    return lines.length > 0 ? lines.join('\n') : 'The outbox is empty.';
  } finally {
    await opened.close();
  }
}
