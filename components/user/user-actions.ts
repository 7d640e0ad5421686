import { confirmed, opens, removes, switched } from '@/components/actions/constructors';
import { shownOnce } from '@/components/actions/one-time-password';
import { recordActions } from '@/components/actions/record-action';
import { byId, toMany } from '@/components/actions/target';
import type { BoundActions } from '@/components/actions/use-record-actions';
import { onOff } from '@/lib/contract/states/on-off';
import { type AdminUser, kick, resetPassword, user, userStatus } from '@/lib/contract/user';
import { isOwnAccount } from './own-account';
import { userDrawer } from './user-dialogs';

const setStatus = (status: 0 | 1) => toMany(userStatus, (ids) => ({ ids, status }));
const inState = (status: 0 | 1) => (row: AdminUser) => row.status === status;

/** What can be done with an administrator; whether it is allowed for the one chosen is the server's to say. */
export const userActions = recordActions(
  user,
  ({ username }) => username,
  {
    edit: opens(user.update, userDrawer, (row: AdminUser) => row),
    resetPassword: confirmed(byId(resetPassword), {
      danger: true,
      allowed: (row, viewer) => !isOwnAccount(row, viewer),
      answered: shownOnce,
    }),
    enable: switched(setStatus(onOff.on), { allowed: inState(onOff.off) }),
    disable: confirmed(setStatus(onOff.off), { danger: true, allowed: inState(onOff.on) }),
    kick: confirmed(byId(kick), { danger: true }),
    delete: removes(user.remove),
  },
  'administrator',
);

export type UserActions = BoundActions<AdminUser, keyof (typeof userActions)['actions']>;
