import { codes } from '../call/codes';
import type { Transitions } from './transitions';

/** The states of a card in stock (goods.md 6). */
export const cardState = { available: 1, locked: 2, sold: 3, void: 4, refunded: 5 } as const;

const { available, locked, sold, void: voided, refunded } = cardState;
const refusal = codes.orderChanged;

export const cardTransitions = {
  edit: { from: [available], refusal: codes.cardNotEditable },
  remove: { from: [available, voided], refusal: codes.cardNotRemovable },
  void: { from: [available, locked, refunded], to: voided, refusal: codes.cardSold },
  restock: { from: [refunded], to: available, refusal: codes.cardNotRestockable },
  lock: { from: [available], to: locked, refusal: codes.notEnoughStock, by: ['system'] },
  release: { from: [locked], to: available, refusal, by: ['system'] },
  deliverLocked: { from: [locked], to: sold, refusal, by: ['system'] },
  deliver: { from: [available], to: sold, refusal },
  replace: { from: [sold], to: voided, refusal },
  refund: { from: [sold], to: refunded, refusal, by: ['system'] },
} satisfies Transitions;
