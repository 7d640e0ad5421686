import type { DisableQuestion } from '@/components/actions/use-disable-question';
import type { DistributorLevel } from '@/lib/contract/distributor-level';
import { yesNo } from '@/lib/contract/states/yes-no';

/** A level that nobody can choose any more is asked about first; the default one cannot be switched off at all. */
export const disableQuestion: DisableQuestion<DistributorLevel> = { asks: ({ isDefault }) => isDefault === yesNo.no };
