'use client';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { memberSource } from '@/components/records/member-source';
import { ReferrerForm } from '@/components/records/ReferrerForm';
import type { Member } from '@/lib/contract/member';
import { memberParent } from '@/lib/contract/member/action';

/** Puts a member under another referrer. */
export const ReferrerDialog = ({ payload: { member }, answer }: DialogProps<{ member: Member }, true>) => (
  <ReferrerForm noun="member" person={member} source={memberSource} endpoint={memberParent} onSaved={() => answer(true)} />
);
