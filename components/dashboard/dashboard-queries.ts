import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { readOptions } from '@/lib/client/resource-queries';
import { type NewMembers, newMembersCall, type OrderTrend, ordersCall, type Statistics, statisticsCall } from '@/lib/contract/dashboard';
import { goodsRanking, orderFunnel, storeRanking } from '@/lib/contract/dashboard/ranking';
import type { GoodsKind } from '@/lib/contract/goods/kind';

/** The figures are read again this often while the page can be seen. */
export const REFRESH_MS = 5 * 60_000;
const live = { refetchInterval: REFRESH_MS, refetchIntervalInBackground: false } as const;

type Days = { startDate?: string; endDate?: string };

/** Orders by day; with no days named, the last seven. */
export const useOrderTrend = (days: Days = {}): UseQueryResult<OrderTrend> => useQuery({ ...readOptions(ordersCall, days), ...live });

/** New members by day; with no days named, the last seven. */
export const useNewMembers = (days: Days = {}): UseQueryResult<NewMembers> => useQuery({ ...readOptions(newMembersCall, days), ...live });

/** Figures of the store, its goods and what waits to be done. */
export const useStatistics = (): UseQueryResult<Statistics> => useQuery({ ...readOptions(statisticsCall, {}), ...live });

/** Goods that sold best. */
export const useGoodsRanking = (query: { days: 7 | 30; by: 'count' | 'amount'; kind?: GoodsKind }) =>
  useQuery({ ...readOptions(goodsRanking, query), ...live });

/** Stores that sold most; for the main store alone. */
export const useStoreRanking = (days: 7 | 30) => useQuery({ ...readOptions(storeRanking, { days }), ...live });

/** How far orders have come. */
export const useOrderFunnel = (days: 7 | 30) => useQuery({ ...readOptions(orderFunnel, { days }), ...live });
