import { accountConfig } from '@/lib/contract/account-config';
import { crudRoutes } from '@/reference-api/crud/crud-routes';
import type { Api } from '@/reference-api/serve';
import { accountConfigSpec } from './account-config-spec';

/** Mounts the accounts a store publishes (parameter.md 4). */
export function mountAccountConfig(api: Api): void {
  crudRoutes(api, accountConfig, accountConfigSpec);
}
