import type { OnDemand } from '@/components/dialogs/use-on-demand';
import type { AccountFormParams } from './AccountForm';

export const accountForm: OnDemand<AccountFormParams, true> = {
  load: () => import('./AccountForm').then((module) => module.AccountForm),
  namespaces: [],
};
