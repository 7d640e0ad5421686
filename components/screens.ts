import { type ComponentType, createElement } from 'react';
import { ACCOUNT, FORM, HARDWARE, SOFTWARE } from '@/lib/contract/goods/kind';
import type { Namespace } from '@/lib/messages/namespace';
import type { RouteParams } from '@/lib/navigation/match';
import type { ScreenPath } from '@/lib/navigation/table';

/** What a screen is given: the values of its path's `:name` segments. */
export interface ScreenProps {
  params: RouteParams;
}

/** How a screen is fetched, what it is given, and which message namespaces it needs beyond the base ones (lib/messages/load.ts). */
export interface ScreenEntry {
  readonly load: () => Promise<ComponentType<ScreenProps>>;
  readonly namespaces: readonly Namespace[];
}

/** Registers a screen. A list screen has its other half in lib/navigation/lists.ts, which the server reads. */
const screen = (load: ScreenEntry['load'], namespaces: readonly Namespace[]): ScreenEntry => ({ load, namespaces });

/** Registers one of several screens that are one component with a prop: `screenWith({ kind: FORM }, () => …, ['goods', ...ofLists])`. */
function screenWith<const Given extends object>(
  given: Given,
  load: () => Promise<ComponentType<ScreenProps & Given>>,
  namespaces: readonly Namespace[],
): ScreenEntry {
  let bound: ComponentType<ScreenProps> | undefined;
  const bind = (Component: ComponentType<ScreenProps & Given>) => (props: ScreenProps) => createElement(Component, { ...props, ...given });
  return {
    load: async () => {
      // One component for the window's life: another one would lose the screen's state with each change of language.
      bound ??= bind(await load());
      return bound;
    },
    namespaces,
  };
}

/** What the shared parts of a list screen say. */
const ofLists = ['common', 'enums', 'form', 'list', 'page'] as const;

/** The screens of goods are the same for the four kinds. */
const goodsCategories = () => import('./goods-category/GoodsCategoryList').then((m) => m.GoodsCategoryList);
const goodsList = () => import('./goods/GoodsList').then((m) => m.GoodsList);
const createGoods = () => import('./goods/form/CreateGoods').then((m) => m.CreateGoods);
const editGoods = () => import('./goods/form/EditGoods').then((m) => m.EditGoods);
/** What formatted text and the libraries it opens say. */
const ofEditor = ['editor', 'picture', 'video'] as const;
const ofGoodsForm = ['goods', 'media', ...ofEditor, ...ofLists] as const;
/** What links and the preview of the home page say. */
const ofHomePage = ['link', 'homePreview', 'coupon', 'media', ...ofLists] as const;

/** The screen of every page of the map. */
export const screens: Readonly<Record<ScreenPath, ScreenEntry>> = {
  '/dashboard': screen(() => import('./dashboard/DashboardScreen').then((m) => m.DashboardScreen), ['dashboard']),
  '/member/memberList': screen(() => import('./member/MemberList').then((m) => m.MemberList), ['member', 'ledger', 'media', ...ofLists]),
  '/member/pointRecord': screenWith({ kind: 'points' }, () => import('./member-ledger/LedgerList').then((m) => m.LedgerList), [
    'member',
    'ledger',
    'media',
    ...ofLists,
  ]),
  '/member/balanceRecord': screenWith({ kind: 'balance' }, () => import('./member-ledger/LedgerList').then((m) => m.LedgerList), [
    'member',
    'ledger',
    'media',
    ...ofLists,
  ]),
  '/member/memberLevel': screen(
    () => import('./member-level/MemberLevelList').then((m) => m.MemberLevelList),
    ['memberLevel', 'media', ...ofLists],
  ),
  '/member/distributorList': screen(
    () => import('./distributor/DistributorList').then((m) => m.DistributorList),
    ['distributor', 'media', ...ofLists],
  ),
  '/member/distributor': screen(
    () => import('./distributor-level/DistributorLevelList').then((m) => m.DistributorLevelList),
    ['distributorLevel', 'media', ...ofLists],
  ),
  '/member/applyDistributorList': screen(
    () => import('./distributor-apply/DistributorApplyList').then((m) => m.DistributorApplyList),
    ['distributorApply', 'distributor', 'media', ...ofLists],
  ),
  '/shopping/shop': screen(() => import('./store/StoreList').then((m) => m.StoreList), ['store', 'media', ...ofLists]),
  '/shopping/applyShopList': screen(
    () => import('./store-apply/StoreApplyList').then((m) => m.StoreApplyList),
    ['storeApply', 'media', ...ofLists],
  ),
  '/shopping/applyShopLevel': screen(
    () => import('./store-level/StoreLevelList').then((m) => m.StoreLevelList),
    ['storeLevel', 'media', ...ofLists],
  ),
  '/shopping/applyShopMeal': screen(
    () => import('./store-meal/StoreMealList').then((m) => m.StoreMealList),
    ['storeMeal', 'media', ...ofLists],
  ),
  '/shopping/shopFinance': screenWith({ kind: 'finance' }, () => import('./store-flow/FlowList').then((m) => m.FlowList), [
    'storeFlow',
    'media',
    ...ofLists,
  ]),
  '/shopping/finace': screenWith({ kind: 'earnings' }, () => import('./store-flow/FlowList').then((m) => m.FlowList), [
    'storeFlow',
    'media',
    ...ofLists,
  ]),
  '/order/invoiceList': screen(() => import('./invoice/InvoiceList').then((m) => m.InvoiceList), ['invoice', ...ofLists]),
  '/order/cashList': screen(() => import('./cash/CashList').then((m) => m.CashList), ['cash', 'media', ...ofLists]),
  '/order/express': screen(() => import('./express/ExpressList').then((m) => m.ExpressList), ['express', 'media', ...ofLists]),
  '/goods/accountGoods/accountGoodsCategory': screenWith({ kind: ACCOUNT }, goodsCategories, ['goodsCategory', 'media', ...ofLists]),
  '/goods/accountGoods/accountGoodsList': screenWith({ kind: ACCOUNT }, goodsList, ['goods', 'media', ...ofLists]),
  '/goods/accountGoods/createAccountGoods': screenWith({ kind: ACCOUNT }, createGoods, ofGoodsForm),
  '/goods/accountGoods/editAccountGoods/:id': screenWith({ kind: ACCOUNT }, editGoods, ofGoodsForm),
  '/goods/hardwareGoods/hardwareGoodsCategory': screenWith({ kind: HARDWARE }, goodsCategories, ['goodsCategory', 'media', ...ofLists]),
  '/goods/hardwareGoods/hardwareGoodsList': screenWith({ kind: HARDWARE }, goodsList, ['goods', 'media', ...ofLists]),
  '/goods/hardwareGoods/createHardwareGoods': screenWith({ kind: HARDWARE }, createGoods, ofGoodsForm),
  '/goods/hardwareGoods/editHardwareGoods/:id': screenWith({ kind: HARDWARE }, editGoods, ofGoodsForm),
  '/goods/formGoods/formGoodsCategory': screenWith({ kind: FORM }, goodsCategories, ['goodsCategory', 'media', ...ofLists]),
  '/goods/formGoods/formGoodsBrand': screen(
    () => import('./goods-brand/GoodsBrandList').then((m) => m.GoodsBrandList),
    ['goodsBrand', 'media', ...ofLists],
  ),
  '/goods/formGoods/formGoodsList': screenWith({ kind: FORM }, goodsList, ['goods', 'media', ...ofLists]),
  '/goods/formGoods/createFormGoods': screenWith({ kind: FORM }, createGoods, ofGoodsForm),
  '/goods/formGoods/editFormGoods/:id': screenWith({ kind: FORM }, editGoods, ofGoodsForm),
  '/goods/softwareGoods/softwareGoodsCategory': screenWith({ kind: SOFTWARE }, goodsCategories, ['goodsCategory', 'media', ...ofLists]),
  '/goods/softwareGoods/softwareGoodsyList': screenWith({ kind: SOFTWARE }, goodsList, ['goods', 'media', ...ofLists]),
  '/goods/softwareGoods/createSoftwareGoods': screenWith({ kind: SOFTWARE }, createGoods, ofGoodsForm),
  '/goods/softwareGoods/editSoftwareGoods/:id': screenWith({ kind: SOFTWARE }, editGoods, ofGoodsForm),
  '/system/systemRolesList': screen(() => import('./role/RoleList').then((m) => m.RoleList), ['role', 'permission', ...ofLists]),
  '/system/systemUserList': screen(() => import('./user/UserList').then((m) => m.UserList), ['administrator', ...ofLists]),
  '/parameter/systemSetting': screen(
    () => import('./system-config/SystemSettingScreen').then((m) => m.SystemSettingScreen),
    ['systemConfig', 'storeInfo', 'enums', 'media', 'map', 'form', 'common', ...ofEditor],
  ),
  '/parameter/osSetting': screen(
    () => import('./other-store-config/OtherStoreConfigScreen').then((m) => m.OtherStoreConfigScreen),
    ['otherStoreConfig', 'enums', 'form', 'common', 'media', ...ofEditor],
  ),
  '/order/hardwareGoodsOrderList': screenWith({ kind: HARDWARE }, () => import('./order/OrderList').then((m) => m.OrderList), [
    'order',
    'refund',
    'media',
    ...ofLists,
  ]),
  '/order/formGoodsOrderList': screenWith({ kind: FORM }, () => import('./order/OrderList').then((m) => m.OrderList), [
    'order',
    'refund',
    'media',
    ...ofLists,
  ]),
  '/order/softwareGoodsOrderList': screenWith({ kind: SOFTWARE }, () => import('./order/OrderList').then((m) => m.OrderList), [
    'order',
    'refund',
    'media',
    ...ofLists,
  ]),
  '/order/accountGoodsOrderList': screenWith({ kind: ACCOUNT }, () => import('./order/OrderList').then((m) => m.OrderList), [
    'order',
    'refund',
    'media',
    ...ofLists,
  ]),
  '/parameter/indexSetting': screen(() => import('./king-kong/KingKongScreen').then((m) => m.KingKongScreen), ['kingKong', ...ofHomePage]),
  '/parameter/homeCarousel': screen(
    () => import('./home-carousel/CarouselList').then((m) => m.CarouselList),
    ['homeCarousel', ...ofHomePage],
  ),
  '/parameter/cashSetting': screen(
    () => import('./home-layout/HomeLayoutScreen').then((m) => m.HomeLayoutScreen),
    ['homeLayout', ...ofHomePage],
  ),
  '/parameter/accountSetting': screen(
    () => import('./account-config/AccountList').then((m) => m.AccountList),
    ['accountConfig', 'media', ...ofLists],
  ),
  '/marketing/coupon': screen(() => import('./coupon/CouponList').then((m) => m.CouponList), ['coupon', 'media', ...ofLists]),
  '/marketing/dialog': screen(() => import('./home-dialog/HomeDialogList').then((m) => m.HomeDialogList), ['homeDialog', ...ofHomePage]),
};
