'use client';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { activeDistributors } from '@/components/records/distributor-source';
import { ReferrerForm } from '@/components/records/ReferrerForm';
import { type Distributor, distributorParent } from '@/lib/contract/distributor';

/** Puts a distributor under another one. */
export const DistributorReferrerDialog = ({ payload: row, answer }: DialogProps<Distributor, true>) => (
  <ReferrerForm noun="distributor" person={row} source={activeDistributors} endpoint={distributorParent} onSaved={() => answer(true)} />
);
