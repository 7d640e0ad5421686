import { type ChipKinds, EnumChip } from '@/components/list/cells/EnumChip';
import { distributorState } from '@/lib/contract/states/distributor';

const { normal, frozen } = distributorState;
const kinds: ChipKinds = { [normal]: 'running', [frozen]: 'failed' };

/** A distributor's state in words. */
export const DistributorChip = ({ status }: { status: number }) => <EnumChip enumeration="distributorStatus" kinds={kinds} code={status} />;
