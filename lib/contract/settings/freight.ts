import { z } from 'zod';
import { moneyBetween, onOff } from './values';

/** Free delivery from an amount on (effects.md 1.1). */
export const freightSettings = z.looseObject({
  freeShippingEnabled: onOff(0),
  freeShippingMin: moneyBetween(0, 9_999_999).default(0),
});
