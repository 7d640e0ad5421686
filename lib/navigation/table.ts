import { PLATFORM, UPLOAD_GOODS } from '@/lib/contract/access';
import type { RouteNode } from './route-node';

/** The console's whole map (specification 2.2, 2.3). Spellings such as `finace` and `softwareGoodsyList` are the specification's own. */
export const routeTable = [
  { path: '/dashboard', titleKey: 'route.dashboard', icon: 'dashboard', affix: true },
  {
    path: '/member',
    titleKey: 'route.member',
    icon: 'member',
    roles: ['admin_P1'],
    children: [
      { path: '/member/memberList', titleKey: 'route.memberList' },
      { path: '/member/distributorList', titleKey: 'route.distributorList', roles: ['admin_P8'] },
      { path: '/member/pointRecord', titleKey: 'route.pointRecord' },
      { path: '/member/balanceRecord', titleKey: 'route.balanceRecord' },
      { path: '/member/memberLevel', titleKey: 'route.memberLevel' },
      { path: '/member/distributor', titleKey: 'route.distributor', roles: ['admin_P8'] },
      { path: '/member/applyDistributorList', titleKey: 'route.applyDistributorList', roles: ['admin_P8'] },
    ],
  },
  {
    path: '/shopping',
    titleKey: 'route.shopping',
    icon: 'shop',
    roles: ['admin_P3'],
    children: [
      { path: '/shopping/shop', titleKey: 'route.shop', roles: [PLATFORM] },
      { path: '/shopping/applyShopList', titleKey: 'route.applyShopList', roles: [PLATFORM] },
      { path: '/shopping/applyShopLevel', titleKey: 'route.applyShopLevel', roles: [PLATFORM] },
      { path: '/shopping/applyShopMeal', titleKey: 'route.applyShopMeal', roles: [PLATFORM] },
      { path: '/shopping/shopFinance', titleKey: 'route.shopFinance', roles: [PLATFORM] },
      { path: '/shopping/finace', titleKey: 'route.finace' },
    ],
  },
  {
    path: '/goods',
    titleKey: 'route.goods',
    icon: 'goods',
    roles: ['admin_P2'],
    children: [
      {
        path: '/goods/accountGoods',
        titleKey: 'route.accountGoods',
        icon: 'accountGoods',
        children: [
          { path: '/goods/accountGoods/accountGoodsCategory', titleKey: 'route.accountGoodsCategory' },
          { path: '/goods/accountGoods/accountGoodsList', titleKey: 'route.accountGoodsList' },
          { path: '/goods/accountGoods/createAccountGoods', titleKey: 'route.createAccountGoods', noCache: true, store: UPLOAD_GOODS },
          {
            path: '/goods/accountGoods/editAccountGoods/:id',
            titleKey: 'route.editAccountGoods',
            hidden: true,
            noCache: true,
            activeMenu: '/goods/accountGoods/accountGoodsList',
          },
        ],
      },
      {
        path: '/goods/hardwareGoods',
        titleKey: 'route.hardwareGoods',
        icon: 'hardwareGoods',
        children: [
          { path: '/goods/hardwareGoods/hardwareGoodsCategory', titleKey: 'route.hardwareGoodsCategory' },
          { path: '/goods/hardwareGoods/hardwareGoodsList', titleKey: 'route.hardwareGoodsList' },
          { path: '/goods/hardwareGoods/createHardwareGoods', titleKey: 'route.createHardwareGoods', noCache: true, store: UPLOAD_GOODS },
          {
            path: '/goods/hardwareGoods/editHardwareGoods/:id',
            titleKey: 'route.editHardwareGoods',
            hidden: true,
            noCache: true,
            activeMenu: '/goods/hardwareGoods/hardwareGoodsList',
          },
        ],
      },
      {
        path: '/goods/formGoods',
        titleKey: 'route.formGoods',
        icon: 'formGoods',
        children: [
          { path: '/goods/formGoods/formGoodsCategory', titleKey: 'route.formGoodsCategory' },
          { path: '/goods/formGoods/formGoodsBrand', titleKey: 'route.formGoodsBrand' },
          { path: '/goods/formGoods/formGoodsList', titleKey: 'route.formGoodsList' },
          { path: '/goods/formGoods/createFormGoods', titleKey: 'route.createFormGoods', noCache: true, store: UPLOAD_GOODS },
          {
            path: '/goods/formGoods/editFormGoods/:id',
            titleKey: 'route.editFormGoods',
            hidden: true,
            noCache: true,
            activeMenu: '/goods/formGoods/formGoodsList',
          },
        ],
      },
      {
        path: '/goods/softwareGoods',
        titleKey: 'route.softwareGoods',
        icon: 'softwareGoods',
        children: [
          { path: '/goods/softwareGoods/softwareGoodsCategory', titleKey: 'route.softwareGoodsCategory' },
          { path: '/goods/softwareGoods/softwareGoodsyList', titleKey: 'route.softwareGoodsyList' },
          { path: '/goods/softwareGoods/createSoftwareGoods', titleKey: 'route.createSoftwareGoods', noCache: true },
          {
            path: '/goods/softwareGoods/editSoftwareGoods/:id',
            titleKey: 'route.editSoftwareGoods',
            hidden: true,
            noCache: true,
            activeMenu: '/goods/softwareGoods/softwareGoodsyList',
          },
        ],
      },
    ],
  },
  {
    path: '/order',
    titleKey: 'route.order',
    icon: 'order',
    roles: ['admin_P3'],
    children: [
      { path: '/order/hardwareGoodsOrderList', titleKey: 'route.hardwareGoodsOrderList' },
      { path: '/order/formGoodsOrderList', titleKey: 'route.formGoodsOrderList' },
      { path: '/order/softwareGoodsOrderList', titleKey: 'route.softwareGoodsOrderList' },
      { path: '/order/accountGoodsOrderList', titleKey: 'route.accountGoodsOrderList' },
      { path: '/order/invoiceList', titleKey: 'route.invoiceList' },
      { path: '/order/cashList', titleKey: 'route.cashList' },
      { path: '/order/express', titleKey: 'route.express', roles: [PLATFORM] },
    ],
  },
  {
    path: '/marketing',
    titleKey: 'route.marketing',
    icon: 'marketing',
    roles: ['admin_P5'],
    children: [
      { path: '/marketing/coupon', titleKey: 'route.coupon' },
      { path: '/marketing/dialog', titleKey: 'route.dialog' },
    ],
  },
  {
    path: '/parameter',
    titleKey: 'route.parameter',
    icon: 'parameter',
    roles: ['admin_P6'],
    children: [
      { path: '/parameter/indexSetting', titleKey: 'route.indexSetting' },
      { path: '/parameter/homeCarousel', titleKey: 'route.homeCarousel' },
      { path: '/parameter/cashSetting', titleKey: 'route.cashSetting' },
      { path: '/parameter/accountSetting', titleKey: 'route.accountSetting' },
      { path: '/parameter/systemSetting', titleKey: 'route.systemSetting' },
      { path: '/parameter/osSetting', titleKey: 'route.osSetting', store: 'main' },
    ],
  },
  {
    path: '/system',
    titleKey: 'route.system',
    icon: 'system',
    roles: ['admin_P7'],
    children: [
      { path: '/system/systemRolesList', titleKey: 'route.systemRolesList' },
      { path: '/system/systemUserList', titleKey: 'route.systemUserList' },
    ],
  },
] as const satisfies readonly RouteNode[];

type Leaf<Node> = Node extends { children: readonly (infer Child)[] } ? Leaf<Child> : Node extends { path: infer Path } ? Path : never;

/** Every screen of the console; a typo in a screen path does not compile. */
export type ScreenPath = Leaf<(typeof routeTable)[number]>;
