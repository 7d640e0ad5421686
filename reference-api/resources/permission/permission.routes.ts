import { permissionList } from '@/lib/contract/permission';
import { permissionTreeIn } from '@/reference-api/auth/permission-tree';
import { type Api, serve } from '@/reference-api/serve';

/** Mounts the permission tree (system.md 1). */
export function mountPermissions(api: Api): void {
  serve(api, permissionList, ({ language }) => permissionTreeIn(language));
}
