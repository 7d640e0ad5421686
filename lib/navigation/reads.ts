import type { Endpoint } from '@/lib/contract/call/endpoint';
import { newMembersCall, ordersCall, statisticsCall } from '@/lib/contract/dashboard';
import { goodsInfo } from '@/lib/contract/goods';
import { homeLayoutRead } from '@/lib/contract/home-layout';
import { kingKongList } from '@/lib/contract/king-kong';
import { otherStoreConfigInfo } from '@/lib/contract/other-store-config';
import { readStoreInfo } from '@/lib/contract/store-info';
import { systemConfigInfo } from '@/lib/contract/system-config';
import type { AskPage } from './lists';
import type { RouteParams } from './match';
import type { ScreenPath } from './table';

/** A reading call a screen makes as it opens, as far as the server needs to know it. */
export interface OpeningRead {
  /** The name of its endpoint. */
  readonly name: string;
  /** Reads it for the values of an address. */
  read(params: RouteParams, ask: AskPage): Promise<{ readonly query: object | undefined; readonly data: unknown }>;
}

function reading<Query extends object | undefined, Data>(
  to: Endpoint<Query, undefined, Data>,
  queryOf: (params: RouteParams) => Query,
): OpeningRead {
  return {
    name: to.name,
    read: async (params, ask) => {
      const query = queryOf(params);
      return { query, data: await ask(to, query) };
    },
  };
}

const nothing = () => undefined;
const unfiltered = () => ({});
const byId = ({ id }: RouteParams) => ({ id: Number(id) });

const settings = reading(systemConfigInfo, nothing);
const goods = [reading(goodsInfo, byId)];
const homePage = [reading(homeLayoutRead, nothing), reading(kingKongList, unfiltered)];

/** What the screens without a list show first: the same calls, with the same queries, that their blocks make. */
export const reads: Readonly<Partial<Record<ScreenPath, readonly OpeningRead[]>>> = {
  '/dashboard': [reading(statisticsCall, unfiltered), reading(ordersCall, unfiltered), reading(newMembersCall, unfiltered)],
  '/goods/accountGoods/createAccountGoods': [settings],
  '/goods/accountGoods/editAccountGoods/:id': goods,
  '/goods/hardwareGoods/createHardwareGoods': [settings],
  '/goods/hardwareGoods/editHardwareGoods/:id': goods,
  '/goods/formGoods/createFormGoods': [settings],
  '/goods/formGoods/editFormGoods/:id': goods,
  '/goods/softwareGoods/createSoftwareGoods': [settings],
  '/goods/softwareGoods/editSoftwareGoods/:id': goods,
  '/parameter/indexSetting': homePage,
  '/parameter/cashSetting': homePage,
  '/parameter/systemSetting': [settings, reading(readStoreInfo, nothing)],
  '/parameter/osSetting': [reading(otherStoreConfigInfo, nothing)],
};
