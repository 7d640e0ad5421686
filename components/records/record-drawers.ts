import { onDemand } from '@/components/dialogs/use-on-demand';

/** The drawers of records that other nouns open, by what tells the record; their code comes when they are first asked for. */
export const memberDrawer = onDemand(
  () => import('@/components/member/MemberDrawer').then((module) => module.MemberDrawer),
  ['member', 'ledger', 'media', 'form', 'enums', 'common', 'list'],
);
export const cashDrawer = onDemand(
  () => import('@/components/cash/CashDrawer').then((module) => module.CashDrawer),
  ['cash', 'media', 'form', 'enums', 'common', 'list'],
);
export const orderDrawer = onDemand(
  () => import('@/components/order/drawer/OrderDrawer').then((module) => module.OrderDrawer),
  ['order', 'refund', 'media', 'form', 'enums', 'common', 'list'],
);
