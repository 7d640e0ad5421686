import {
  cashApplyCall,
  cashCancelCall,
  distributorApplyCall,
  distributorCancelCall,
  distributorResubmitCall,
  invoiceApplyCall,
  invoiceCancelCall,
  invoiceReapplyCall,
  storeApplyCall,
  storeCancelCall,
  storePayCall,
  storeResubmitCall,
} from '@/lib/contract/storefront/applications';
import { applyDistributor, cancelDistributorApply, resubmitDistributorApply } from '@/reference-api/commerce/distributor/apply';
import { applyInvoice, cancelInvoice, reapplyInvoice } from '@/reference-api/commerce/invoice/apply-invoice';
import { cancelStoreApply } from '@/reference-api/commerce/store-apply/decide';
import { payStoreApply, resubmitStoreApply, submitStoreApply } from '@/reference-api/commerce/store-apply/submit';
import { applyCash } from '@/reference-api/commerce/withdrawal/apply-cash';
import { cancelCash } from '@/reference-api/commerce/withdrawal/decide-cash';
import type { Api } from '@/reference-api/serve';
import { serveStorefront } from './serve-storefront';

/** Mounts what members apply for (reference-api.md 2.4). */
export function mountStorefrontApplications(api: Api): void {
  serveStorefront(api, distributorApplyCall, applyDistributor);
  serveStorefront(api, distributorCancelCall, cancelDistributorApply);
  serveStorefront(api, distributorResubmitCall, resubmitDistributorApply);

  serveStorefront(api, storeApplyCall, submitStoreApply);
  serveStorefront(api, storePayCall, payStoreApply);
  serveStorefront(api, storeCancelCall, cancelStoreApply);
  serveStorefront(api, storeResubmitCall, resubmitStoreApply);

  serveStorefront(api, cashApplyCall, applyCash);
  serveStorefront(api, cashCancelCall, cancelCash);

  serveStorefront(api, invoiceApplyCall, applyInvoice);
  serveStorefront(api, invoiceReapplyCall, reapplyInvoice);
  serveStorefront(api, invoiceCancelCall, cancelInvoice);
}
