import { onDemand } from '@/components/dialogs/use-on-demand';

/** The dialogs of goods: their code comes when they are first asked for. */
export const auditDialog = onDemand(() => import('./AuditDialog').then((module) => module.AuditDialog));
export const stockDialog = onDemand(() => import('./StockDialog').then((module) => module.StockDialog));
export const categoryDialog = onDemand(() => import('./MoveCategoryDialog').then((module) => module.MoveCategoryDialog));
export const cardDrawer = onDemand(
  () => import('@/components/goods-card/CardDrawer').then((module) => module.CardDrawer),
  ['goodsCard', 'import'],
);
export const flagDialog = onDemand(() => import('./FlagDialog').then((module) => module.FlagDialog));
