import { confirmed, opens, reasoned } from '@/components/actions/constructors';
import { recordActions } from '@/components/actions/record-action';
import { toOne } from '@/components/actions/target';
import type { OrderLicence } from '@/lib/contract/order/detail';
import { licenceActivate, licenceRenew, licenceResetKey, licenceStatusChange, licenceUnbind } from '@/lib/contract/order/software';
import { licenceState, licenceTransitions } from '@/lib/contract/states/licence';
import { stepsOf } from '@/lib/contract/states/transitions';
import { renewDialog } from './order-dialogs';

const LONGEST_REASON = 200;

/** What the server offers for a licence; a server that does not say it is asked by the states. */
const offers = (action: string) => ({
  allowed: (licence: OrderLicence) => (licence.allowedActions ?? stepsOf(licenceTransitions, licence)).includes(action),
});
const moved = (status: typeof licenceState.suspended | typeof licenceState.revoked) =>
  toOne(licenceStatusChange, ({ id }: OrderLicence, reason: string) => ({ body: { licenceId: id, status, reason } }));

/** What can be done with a licence. */
export const licenceActions = recordActions(
  { name: 'order' },
  ({ key }: OrderLicence) => key,
  {
    activateLicence: confirmed(
      toOne(licenceActivate, ({ id }: OrderLicence) => ({ body: { licenceId: id } })),
      offers('activateLicence'),
    ),
    renew: opens(licenceRenew, renewDialog, (licence: OrderLicence) => ({ licence }), offers('renew')),
    pause: reasoned(moved(licenceState.suspended), { max: LONGEST_REASON, ...offers('pause') }),
    resume: confirmed(
      toOne(licenceStatusChange, ({ id }: OrderLicence) => ({ body: { licenceId: id, status: licenceState.active, reason: '' } })),
      offers('resume'),
    ),
    resetKey: confirmed(
      toOne(licenceResetKey, ({ id }: OrderLicence) => ({ body: { licenceId: id } })),
      { danger: true, ...offers('resetKey') },
    ),
    revoke: reasoned(moved(licenceState.revoked), { max: LONGEST_REASON, danger: true, ...offers('revoke') }),
  },
  'order.licence',
);

/** A device with the licence it is bound to. */
export type BoundDevice = OrderLicence['devices'][number] & { readonly licence: OrderLicence };

/** What can be done with a device of a licence. */
export const deviceActions = recordActions(
  { name: 'order' },
  ({ name, fingerprint }: BoundDevice) => name || fingerprint,
  {
    unbind: confirmed(
      toOne(licenceUnbind, ({ id, licence }: BoundDevice) => ({ body: { licenceId: licence.id, deviceId: id } })),
      { danger: true, allowed: ({ licence }) => offers('unbind').allowed(licence) },
    ),
  },
  'order.licence',
);
