import type { OnDemand } from '@/components/dialogs/use-on-demand';

/** The drawers of records that other nouns open, by what tells the record; their code comes when they are first asked for. */
export const memberDrawer: OnDemand<{ id: number }, undefined> = {
  load: () => import('@/components/member/MemberDrawer').then((module) => module.MemberDrawer),
  namespaces: ['member', 'ledger', 'media', 'form', 'enums', 'common', 'list'],
};
export const cashDrawer: OnDemand<{ id: number }, undefined> = {
  load: () => import('@/components/cash/CashDrawer').then((module) => module.CashDrawer),
  namespaces: ['cash', 'media', 'form', 'enums', 'common', 'list'],
};
export const orderDrawer: OnDemand<{ id: number }, undefined> = {
  load: () => import('@/components/order/drawer/OrderDrawer').then((module) => module.OrderDrawer),
  namespaces: ['order', 'refund', 'media', 'form', 'enums', 'common', 'list'],
};
