import { codes } from '@/lib/contract/call/codes';
import { memberState } from '@/lib/contract/states/member';
import { findRecord } from '@/reference-api/crud/records';
import { Refusal } from '@/reference-api/refusal';
import type { Call } from '@/reference-api/serve';
import { type MemberRecord, memberSpec } from './member-spec';

/** A member to be changed: the caller's own store's, and not deregistered, which is final (member.md 1.4). */
export async function changeableMember(id: number, call: Call): Promise<MemberRecord> {
  const record = await findRecord(memberSpec, id, call, 'write');
  if (record.status === memberState.deregistered) throw new Refusal(codes.memberDeregistered);
  return record;
}
