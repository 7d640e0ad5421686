import type { Database } from '@/reference-api/database/connect';
import { member } from '@/reference-api/database/schema/member';
import { oneOf } from './list-page';

/** What the members of these numbers are called. */
export async function nicknames(memberIds: readonly number[], database: Database): Promise<Map<number, string>> {
  const ids = [...new Set(memberIds)];
  const found =
    ids.length === 0 ? [] : await database.select({ id: member.id, nickname: member.nickname }).from(member).where(oneOf(member, ids));
  return new Map(found.map(({ id, nickname }) => [id, nickname]));
}
