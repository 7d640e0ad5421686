import { onDemand } from '@/components/dialogs/use-on-demand';

/** The drawer of goods; its code comes when it is first asked for. Its actions open what stands in goods-dialogs.ts. */
export const goodsDrawer = onDemand(() => import('./GoodsDrawer').then((module) => module.GoodsDrawer));
