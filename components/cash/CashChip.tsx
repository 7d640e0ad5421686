import { type ChipKinds, EnumChip } from '@/components/list/cells/EnumChip';
import { cashApplicant, cashState } from '@/lib/contract/states/cash';

const { pending, toPay, paid, rejected, failed } = cashState;
const kinds: ChipKinds = { [pending]: 'waiting', [toPay]: 'waiting', [paid]: 'success', [rejected]: 'failed', [failed]: 'failed' };
const owners: ChipKinds = { [cashApplicant.distributor]: 'running', [cashApplicant.store]: 'success' };

/** Where a withdrawal stands. */
export const CashChip = ({ status }: { status: number }) => <EnumChip enumeration="cashStatus" kinds={kinds} code={status} />;

/** Whose money it is. */
export const ApplicantChip = ({ applicant }: { applicant: number }) => (
  <EnumChip enumeration="cashApplicant" kinds={owners} code={applicant} />
);
