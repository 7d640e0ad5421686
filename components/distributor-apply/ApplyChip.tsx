import { type ChipKinds, EnumChip } from '@/components/list/cells/EnumChip';
import { distributorApplyState } from '@/lib/contract/states/distributor-apply';

const { pending, approved, rejected } = distributorApplyState;
const kinds: ChipKinds = { [pending]: 'waiting', [approved]: 'success', [rejected]: 'failed' };

/** The state of an application in words. */
export const ApplyChip = ({ status }: { status: number }) => <EnumChip enumeration="applyStatus" kinds={kinds} code={status} />;
