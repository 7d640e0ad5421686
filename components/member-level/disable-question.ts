import type { DisableQuestion } from '@/components/actions/use-disable-question';
import type { MemberLevel } from '@/lib/contract/member-level';
import { yesNo } from '@/lib/contract/states/yes-no';
import { groupedNumber } from '@/lib/format/number-suffix';

/** Members who fall to a lower level do not come back with the next switch, so that switching off is asked first. */
export const disableQuestion: DisableQuestion<MemberLevel> = {
  asks: ({ memberCount, isDefault }) => memberCount > 0 && isDefault === yesNo.no,
  values: ({ memberCount }) => ({ n: groupedNumber(memberCount) }),
};
