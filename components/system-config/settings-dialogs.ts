import { onDemand } from '@/components/dialogs/use-on-demand';

/** The list of changed money rules; its words come with the screen. */
export const moneyRulesDialog = onDemand(() => import('./MoneyRulesDialog').then((module) => module.MoneyRulesDialog));
