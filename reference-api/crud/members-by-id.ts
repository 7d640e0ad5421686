import type { Database } from '@/reference-api/database/connect';
import { member } from '@/reference-api/database/schema/member';
import { oneOf } from './list-page';

/** What rows of other nouns show of the members of these numbers, each read once for a whole page; null stands for nobody. */
export async function membersById(wanted: readonly (number | null)[], database: Database) {
  const ids = [...new Set(wanted.flatMap((id) => id ?? []))];
  const shown = { id: member.id, nickname: member.nickname, mobile: member.mobile, avatar: member.avatar };
  const found = ids.length === 0 ? [] : await database.select(shown).from(member).where(oneOf(member, ids));
  return new Map(found.map((each) => [each.id, each]));
}
