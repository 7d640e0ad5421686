import { type ChipKinds, EnumChip } from '@/components/list/cells/EnumChip';
import { memberCouponState } from '@/lib/contract/states/member-coupon';

const { unused, used, void: voided } = memberCouponState;
const kinds: ChipKinds = { [unused]: 'running', [used]: 'success', [voided]: 'failed' };

/** The state of a coupon in a member's hand, in words. */
export const MemberCouponChip = ({ status }: { status: number }) => (
  <EnumChip enumeration="memberCouponStatus" kinds={kinds} code={status} />
);
