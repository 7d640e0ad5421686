import { type ChipKinds, EnumChip } from '@/components/list/cells/EnumChip';
import { memberState } from '@/lib/contract/states/member';

const kinds: ChipKinds = { [memberState.normal]: 'running' };

/** A member's state in words. */
export const MemberStatusChip = ({ status }: { status: number }) => <EnumChip enumeration="memberStatus" kinds={kinds} code={status} />;
