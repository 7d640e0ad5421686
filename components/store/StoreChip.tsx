import { type ChipKinds, EnumChip } from '@/components/list/cells/EnumChip';
import { storeState } from '@/lib/contract/states/store';

const { open, resting, expired } = storeState;
const kinds: ChipKinds = { [open]: 'success', [resting]: 'waiting', [expired]: 'failed' };

/** Where a store stands. */
export const StoreChip = ({ status }: { status: number }) => <EnumChip enumeration="storeStatus" kinds={kinds} code={status} />;
