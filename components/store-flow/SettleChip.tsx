import { type ChipKinds, EnumChip } from '@/components/list/cells/EnumChip';

const kinds: ChipKinds = ['waiting', 'success', 'closed'];

/** Whether a row of a ledger has reached the balance. */
export const SettleChip = ({ status }: { status: number }) => <EnumChip enumeration="settleStatus" kinds={kinds} code={status} />;
