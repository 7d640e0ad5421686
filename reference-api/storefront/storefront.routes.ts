import type { Api } from '@/reference-api/serve';
import { mountStorefrontApplications } from './storefront-applications';
import { mountStorefrontGateway } from './storefront-gateway';
import { mountStorefrontMembers } from './storefront-members';
import { mountStorefrontOrders } from './storefront-orders';
import { mountStorefrontShop } from './storefront-shop';

/** Mounts the storefront simulator: buyers and payment channels for tests (reference-api.md 2). Test mode alone has it. */
export function mountStorefront(api: Api): void {
  mountStorefrontMembers(api);
  mountStorefrontOrders(api);
  mountStorefrontApplications(api);
  mountStorefrontGateway(api);
  mountStorefrontShop(api);
}
