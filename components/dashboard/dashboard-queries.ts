import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { lateReadOptions } from '@/lib/client/resource-queries';
import type { NewMembers, OrderTrend, Statistics } from '@/lib/contract/dashboard';
import type { GoodsKind } from '@/lib/contract/goods/kind';
import { goodsRanking, newMembers, orderFunnel, orderTrend, statistics, storeRanking } from './dashboard-calls';

/** The figures are read again this often while the page can be seen. */
export const REFRESH_MS = 5 * 60_000;
const live = { refetchInterval: REFRESH_MS, refetchIntervalInBackground: false } as const;

type Days = { startDate?: string; endDate?: string };

/** Orders by day; with no days named, the last seven. */
export const useOrderTrend = (days: Days = {}): UseQueryResult<OrderTrend> => useQuery({ ...lateReadOptions(orderTrend, days), ...live });

/** New members by day; with no days named, the last seven. */
export const useNewMembers = (days: Days = {}): UseQueryResult<NewMembers> => useQuery({ ...lateReadOptions(newMembers, days), ...live });

/** Figures of the store, its goods and what waits to be done. */
export const useStatistics = (): UseQueryResult<Statistics> => useQuery({ ...lateReadOptions(statistics, {}), ...live });

/** Goods that sold best. */
export const useGoodsRanking = (query: { days: 7 | 30; by: 'count' | 'amount'; kind?: GoodsKind }) =>
  useQuery({ ...lateReadOptions(goodsRanking, query), ...live });

/** Stores that sold most; for the main store alone. */
export const useStoreRanking = (days: 7 | 30) => useQuery({ ...lateReadOptions(storeRanking, { days }), ...live });

/** How far orders have come. */
export const useOrderFunnel = (days: 7 | 30) => useQuery({ ...lateReadOptions(orderFunnel, { days }), ...live });
