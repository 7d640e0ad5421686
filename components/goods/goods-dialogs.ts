import type { OnDemand } from '@/components/dialogs/use-on-demand';
import type { CardDrawerParams } from '@/components/goods-card/CardDrawer';
import type { AuditParams } from './AuditDialog';

/** The dialogs of goods: their code comes when they are first asked for. */
export const goodsDrawer: OnDemand<{ id: number }, undefined> = {
  load: () => import('./GoodsDrawer').then((module) => module.GoodsDrawer),
  namespaces: [],
};
export const auditDialog: OnDemand<AuditParams, { result: 2 | 3; reason: string }> = {
  load: () => import('./AuditDialog').then((module) => module.AuditDialog),
  namespaces: [],
};
export const stockDialog: OnDemand<{ id: number; name: string }, true> = {
  load: () => import('./StockDialog').then((module) => module.StockDialog),
  namespaces: [],
};
export const categoryDialog: OnDemand<{ kind: 1 | 2 | 3 | 4; title: string }, number> = {
  load: () => import('./MoveCategoryDialog').then((module) => module.MoveCategoryDialog),
  namespaces: [],
};
export const cardDrawer: OnDemand<CardDrawerParams, undefined> = {
  load: () => import('@/components/goods-card/CardDrawer').then((module) => module.CardDrawer),
  namespaces: ['goodsCard', 'import'],
};
export const flagDialog: OnDemand<{ title: string; label: string }, 0 | 1> = {
  load: () => import('./FlagDialog').then((module) => module.FlagDialog),
  namespaces: [],
};
