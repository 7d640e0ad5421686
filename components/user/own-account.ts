import type { Viewer } from '@/components/viewer/viewer-context';
import type { AdminUser } from '@/lib/contract/user';

/** Whether an administrator is the one at the screen, whose password is changed with the present one alone (system.md 4). */
export const isOwnAccount = ({ id }: Pick<AdminUser, 'id'>, { account }: Pick<Viewer, 'account'>): boolean => String(id) === account;
