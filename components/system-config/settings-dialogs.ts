import type { OnDemand } from '@/components/dialogs/use-on-demand';
import type { MoneyRulesParams } from './MoneyRulesDialog';

/** The list of changed money rules; its words come with the screen. */
export const moneyRulesDialog: OnDemand<MoneyRulesParams, true> = {
  load: () => import('./MoneyRulesDialog').then((module) => module.MoneyRulesDialog),
  namespaces: [],
};
