import { type ChipKinds, EnumChip } from '@/components/list/cells/EnumChip';
import { applyPayState, storeApplyState } from '@/lib/contract/states/store-apply';

const { pending, approved, rejected, unpaid } = storeApplyState;
const kinds: ChipKinds = { [pending]: 'waiting', [approved]: 'success', [rejected]: 'failed', [unpaid]: 'waiting' };
const payKinds: ChipKinds = { [applyPayState.paid]: 'success' };

/** Where an application stands. */
export const StoreApplyChip = ({ status }: { status: number }) => <EnumChip enumeration="applyStatus" kinds={kinds} code={status} />;

/** Whether its plan is paid for. */
export const ApplyPayChip = ({ payStatus }: { payStatus: number }) => (
  <EnumChip enumeration="applyPayStatus" kinds={payKinds} code={payStatus} />
);
