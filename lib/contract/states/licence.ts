import { codes } from '../call/codes';
import type { Transitions } from './transitions';

/** The states of a licence (order.md 8). */
export const licenceState = { waiting: 0, active: 1, expired: 2, suspended: 3, revoked: 4 } as const;

const { waiting, active, expired, suspended, revoked } = licenceState;
const refusal = codes.orderChanged;

export const licenceTransitions = {
  activateLicence: { from: [waiting], to: active, refusal, by: ['admin', 'buyer'] },
  begin: { from: [waiting], to: active, refusal, by: ['system'] },
  use: { from: [active], refusal: codes.licenceStateForbidsUse, by: ['buyer'] },
  expire: { from: [active], to: expired, refusal, by: ['system'] },
  renew: { from: [active, expired], to: active, refusal: codes.licenceStateForbidsRenewal, by: ['admin', 'buyer'] },
  pause: { from: [active], to: suspended, refusal },
  resume: { from: [suspended], to: active, refusal },
  resumeExpired: { from: [suspended], to: expired, refusal },
  resetKey: { from: [waiting, active], refusal },
  unbind: { from: [waiting, active], refusal },
  revoke: { from: [waiting, active, expired, suspended], to: revoked, refusal },
  /** The order was refunded in full. */
  revokeByRefund: { from: [waiting, active, expired, suspended], to: revoked, refusal, by: ['system'] },
  /** A renewal was refunded and its term taken off: the end may then be past. */
  shorten: { from: [active], to: expired, refusal, by: ['system'] },
} satisfies Transitions;
