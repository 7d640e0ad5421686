import { accountConfig } from '@/lib/contract/account-config';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import { parseListAddress } from '@/lib/contract/call/list-address';
import type { Page } from '@/lib/contract/call/page';
import type { Identified, Listing } from '@/lib/contract/call/resource';
import { cash } from '@/lib/contract/cash';
import { coupon } from '@/lib/contract/coupon';
import { distributor } from '@/lib/contract/distributor';
import { distributorApply } from '@/lib/contract/distributor-apply';
import { distributorLevel } from '@/lib/contract/distributor-level';
import { express } from '@/lib/contract/express';
import { goods } from '@/lib/contract/goods';
import { ACCOUNT, FORM, HARDWARE, SOFTWARE } from '@/lib/contract/goods/kind';
import { goodsBrand } from '@/lib/contract/goods-brand';
import { goodsCategory } from '@/lib/contract/goods-category';
import { homeCarousel } from '@/lib/contract/home-carousel';
import { homeDialog } from '@/lib/contract/home-dialog';
import { invoice } from '@/lib/contract/invoice';
import { member } from '@/lib/contract/member';
import { balanceRecord, pointRecord } from '@/lib/contract/member-ledger';
import { memberLevel } from '@/lib/contract/member-level';
import { order } from '@/lib/contract/order';
import { role } from '@/lib/contract/role';
import { store } from '@/lib/contract/store';
import { storeApply } from '@/lib/contract/store-apply';
import { storeEarnings, storeFinance } from '@/lib/contract/store-flow';
import { storeLevel } from '@/lib/contract/store-level';
import { storeMeal } from '@/lib/contract/store-meal';
import { user } from '@/lib/contract/user';
import type { ScreenPath } from './table';

/** The list a screen opens with, as far as the server needs to know it. */
export interface ScreenList {
  /** Its name in query keys. */
  readonly name: string;
  /** Fields the server can order by: a list that has some sorts by its heads. */
  readonly sortable: readonly string[];
  /** Reads the first rows with the filters of an address and those the screen fixes. */
  read(search: string, ask: AskPage): Promise<{ readonly query: object; readonly page: Page<unknown> }>;
}

/** Makes one reading call as the person who opened the page. */
export type AskPage = <Query, Data>(to: Endpoint<Query, undefined, Data>, query: Query) => Promise<Data>;

/**
 * The list of a screen: the same resource and the same fixed filters that the screen gives to `useResourceList`, so that what the
 * server has read is what the screen asks for. Kinds differ by one filter: `list(goods, { kind: FORM })`.
 */
function list<Row extends Identified, Filter, Summary extends object>(
  { name, sortable, list: endpoint }: Listing<Row, Filter, Summary>,
  fixed: Partial<Filter> = {},
): ScreenList {
  return {
    name,
    sortable,
    read: async (search, ask) => {
      const query = parseListAddress(endpoint.query, search, fixed);
      return { query: query as object, page: await ask(endpoint, query) };
    },
  };
}

/** The list of each list screen: the half of its registration that the server reads; the code half is components/screens.ts. */
export const lists: Readonly<Partial<Record<ScreenPath, ScreenList>>> = {
  '/member/memberList': list(member),
  '/member/pointRecord': list(pointRecord),
  '/member/balanceRecord': list(balanceRecord),
  '/member/memberLevel': list(memberLevel),
  '/member/distributorList': list(distributor),
  '/member/distributor': list(distributorLevel),
  '/member/applyDistributorList': list(distributorApply),
  '/shopping/shop': list(store),
  '/shopping/applyShopList': list(storeApply),
  '/shopping/applyShopLevel': list(storeLevel),
  '/shopping/applyShopMeal': list(storeMeal),
  '/shopping/shopFinance': list(storeFinance),
  '/shopping/finace': list(storeEarnings),
  '/order/invoiceList': list(invoice),
  '/order/cashList': list(cash),
  '/order/express': list(express),
  '/goods/accountGoods/accountGoodsCategory': list(goodsCategory, { kind: ACCOUNT }),
  '/goods/accountGoods/accountGoodsList': list(goods, { kind: ACCOUNT }),
  '/goods/hardwareGoods/hardwareGoodsCategory': list(goodsCategory, { kind: HARDWARE }),
  '/goods/hardwareGoods/hardwareGoodsList': list(goods, { kind: HARDWARE }),
  '/goods/formGoods/formGoodsCategory': list(goodsCategory, { kind: FORM }),
  '/goods/formGoods/formGoodsList': list(goods, { kind: FORM }),
  '/goods/formGoods/formGoodsBrand': list(goodsBrand),
  '/goods/softwareGoods/softwareGoodsCategory': list(goodsCategory, { kind: SOFTWARE }),
  '/goods/softwareGoods/softwareGoodsyList': list(goods, { kind: SOFTWARE }),
  '/marketing/coupon': list(coupon),
  '/marketing/dialog': list(homeDialog),
  '/parameter/homeCarousel': list(homeCarousel),
  '/parameter/accountSetting': list(accountConfig),
  '/system/systemRolesList': list(role),
  '/system/systemUserList': list(user),
  '/order/hardwareGoodsOrderList': list(order, { kind: HARDWARE }),
  '/order/formGoodsOrderList': list(order, { kind: FORM }),
  '/order/softwareGoodsOrderList': list(order, { kind: SOFTWARE }),
  '/order/accountGoodsOrderList': list(order, { kind: ACCOUNT }),
};
