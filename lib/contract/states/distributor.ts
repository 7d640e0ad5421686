import { codes } from '../call/codes';
import type { Transitions } from './transitions';

/** The states of a distributor (member.md 5). */
export const distributorState = { normal: 1, frozen: 0, dismissed: -1 } as const;

const { normal, frozen, dismissed } = distributorState;
const refusal = codes.alreadyDecided;

/** The steps of a distributor; dismissed is final until a new application is approved. */
export const distributorTransitions = {
  change: { from: [normal, frozen], refusal },
  freeze: { from: [normal, frozen], to: frozen, refusal },
  unfreeze: { from: [normal, frozen], to: normal, refusal },
  retire: { from: [normal, frozen], to: dismissed, refusal },
  withdrawFor: { from: [dismissed], refusal },
  approveAgain: { from: [dismissed], to: normal, refusal: codes.alreadyDistributor },
} satisfies Transitions;
