import type { Viewer } from '@/components/viewer/viewer-context';
import { holds, mayCall, needs } from '@/lib/contract/access';
import { accountConfig, accountUses } from '@/lib/contract/account-config';

const receivingAccounts = needs('admin_P6.account');

/** Uses a person may publish accounts for; none for those who only read. */
export function usesFor(viewer: Viewer): readonly number[] {
  if (!mayCall(viewer, accountConfig.update.access)) return [];
  return holds(viewer.permissions, receivingAccounts.codes) ? [accountUses.receiving, accountUses.service] : [accountUses.service];
}
