import { Hono } from 'hono';
import { answerError, languageFor, refusalEnvelope } from './answer';
import type { Context } from './context';
import { mountHealth } from './health';
import { mountMediaFiles } from './media/serve-media';
import { notFound } from './not-found';
import { openApiDocument } from './open-api';
import { bodyLimitOf, requestLog } from './request-log';
import { mountAccount } from './resources/account/account.routes';
import { mountAccountConfig } from './resources/account-config/account-config.routes';
import { mountCash } from './resources/cash/cash.routes';
import { mountCashApply } from './resources/cash/cash-apply.routes';
import { mountCoupons } from './resources/coupon/coupon.routes';
import { mountCouponIssue } from './resources/coupon-issue/coupon-issue.routes';
import { mountCouponRecords } from './resources/coupon-record/coupon-record.routes';
import { mountDashboard } from './resources/dashboard/dashboard.routes';
import { mountDistributors } from './resources/distributor/distributor.routes';
import { mountDistributorDetails } from './resources/distributor/distributor-detail.routes';
import { mountDistributorWithdraw } from './resources/distributor/distributor-withdraw.routes';
import { mountDistributorApplies } from './resources/distributor-apply/distributor-apply.routes';
import { mountDistributorLevels } from './resources/distributor-level/distributor-level.routes';
import { mountExpress } from './resources/express/express.routes';
import { mountGoods } from './resources/goods/goods.routes';
import { mountGoodsExport } from './resources/goods/goods-export';
import { mountGoodsFields } from './resources/goods/goods-field.routes';
import { mountGoodsStates } from './resources/goods/goods-state.routes';
import { mountGoodsBrands } from './resources/goods-brand/goods-brand.routes';
import { mountGoodsCards } from './resources/goods-card/goods-card.routes';
import { mountGoodsCardExport } from './resources/goods-card/goods-card-export';
import { mountGoodsCategories } from './resources/goods-category/goods-category.routes';
import { mountHomeCarousel } from './resources/home-carousel/home-carousel.routes';
import { mountHomeDialogs } from './resources/home-dialog/home-dialog.routes';
import { mountHomeLayout } from './resources/home-layout/home-layout.routes';
import { mountInvoices } from './resources/invoice/invoice.routes';
import { mountInvoiceFiles } from './resources/invoice/invoice-file.routes';
import { mountInvoiceImport } from './resources/invoice/invoice-import.routes';
import { mountKingKong } from './resources/king-kong/king-kong.routes';
import { mountLogin } from './resources/login/login.routes';
import { mountMembers } from './resources/member/member.routes';
import { mountMemberActions } from './resources/member/member-action.routes';
import { mountMemberExport } from './resources/member/member-export.routes';
import { mountLedgers } from './resources/member-ledger/member-ledger.routes';
import { mountMemberLevels } from './resources/member-level/member-level.routes';
import { mountOrders } from './resources/order/order.routes';
import { mountAccountOrders } from './resources/order/order-account.routes';
import { mountOrderActions } from './resources/order/order-action.routes';
import { mountOrderExports } from './resources/order/order-export.routes';
import { mountFormOrders } from './resources/order/order-form.routes';
import { mountHardwareOrders } from './resources/order/order-hardware.routes';
import { mountShipImport } from './resources/order/order-import.routes';
import { mountOrderNotes } from './resources/order/order-note.routes';
import { mountSoftwareOrders } from './resources/order/order-software.routes';
import { mountOtherStoreConfig } from './resources/other-store-config/other-store-config.routes';
import { mountPermissions } from './resources/permission/permission.routes';
import { mountPictures } from './resources/picture/picture.routes';
import { mountRefunds } from './resources/refund/refund.routes';
import { mountRoles } from './resources/role/role.routes';
import { mountStores } from './resources/store/store.routes';
import { mountStoreOptions } from './resources/store/store-options.routes';
import { mountStoreApplies } from './resources/store-apply/store-apply.routes';
import { mountStoreApplyDecisions } from './resources/store-apply/store-apply-decision.routes';
import { mountStoreFlows } from './resources/store-flow/store-flow.routes';
import { mountStoreInfo } from './resources/store-info/store-info.routes';
import { mountStoreLevels } from './resources/store-level/store-level.routes';
import { mountStoreMeals } from './resources/store-meal/store-meal.routes';
import { mountSystemConfig } from './resources/system-config/system-config.routes';
import { mountUsers } from './resources/user/user.routes';
import { mountVideos } from './resources/video/video.routes';
import type { Api } from './serve';
import { mountStorefront } from './storefront/storefront.routes';
import { mountTestMode } from './test-mode';

const MAX_BODY_BYTES = 2 * 1024 * 1024;

/** Builds the whole API over a context. */
export function createApi(context: Context): Api {
  const app = new Hono();
  const api: Api = { app, context, mounted: [] };
  app.onError((error, c) => answerError(error, c, context));
  app.use('*', requestLog(context));
  app.use('/v1/*', bodyLimitOf(MAX_BODY_BYTES));
  mountHealth(api);
  for (const mount of nouns) mount(api);
  app.get('/v1/openapi.json', (c) => c.json(openApiDocument(api.mounted)));
  if (context.testMode) {
    mountTestMode(api);
    mountStorefront(api);
  }
  // Without test mode its paths do not exist at all: no envelope, nothing to recognise (domain/reference-api.md 1).
  app.all('/test/*', (c) => c.body(null, 404));
  app.notFound((c) => c.json(refusalEnvelope(notFound('endpoint'), context.texts.translate[languageFor(c)]), 404));
  return api;
}

/** What mounts the calls of each noun. */
const nouns: readonly ((api: Api) => void)[] = [
  mountLogin,
  mountAccount,
  mountPermissions,
  mountRoles,
  mountUsers,
  mountStoreInfo,
  mountStoreOptions,
  mountStores,
  mountStoreLevels,
  mountStoreMeals,
  mountExpress,
  mountStoreFlows,
  mountInvoices,
  mountInvoiceFiles,
  mountInvoiceImport,
  mountCash,
  mountCashApply,
  mountStoreApplies,
  mountStoreApplyDecisions,
  mountPictures,
  mountVideos,
  mountMediaFiles,
  mountDashboard,
  mountMembers,
  mountMemberActions,
  mountMemberExport,
  mountLedgers,
  mountMemberLevels,
  mountDistributors,
  mountDistributorDetails,
  mountDistributorWithdraw,
  mountDistributorLevels,
  mountDistributorApplies,
  mountGoodsCategories,
  mountGoodsBrands,
  mountGoods,
  mountGoodsStates,
  mountGoodsFields,
  mountGoodsExport,
  mountGoodsCards,
  mountGoodsCardExport,
  mountAccountConfig,
  mountCoupons,
  mountCouponIssue,
  mountHomeCarousel,
  mountHomeDialogs,
  mountHomeLayout,
  mountKingKong,
  mountOtherStoreConfig,
  mountSystemConfig,
  mountCouponRecords,
  mountOrders,
  mountOrderActions,
  mountAccountOrders,
  mountSoftwareOrders,
  mountRefunds,
  mountOrderNotes,
  mountOrderExports,
  mountHardwareOrders,
  mountShipImport,
  mountFormOrders,
];
