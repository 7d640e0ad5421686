import * as afterSale from './after-sale';
import * as applications from './applications';
import type { AnyStorefrontCall } from './call';
import * as members from './members';
import * as orders from './orders';
import * as shop from './shop';

const isCall = (value: object): value is AnyStorefrontCall => 'path' in value && 'body' in value && 'data' in value;

/** Every call of the simulator, by which clients may be generated. */
export const storefrontCalls: readonly AnyStorefrontCall[] = [members, orders, afterSale, applications, shop]
  .flatMap((module) => Object.values<object>(module))
  .filter(isCall);
