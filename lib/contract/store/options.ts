import { z } from 'zod';
import { mainStoreOnly, signedIn } from '../access';
import { endpoint } from '../call/endpoint';
import { id, keyword } from '../field/fields';

/** A store to choose, in the filter 门店 of every list the main store reads (shopping.md 1.5). */
const storeOption = z.object({ id, name: z.string(), logo: z.string(), status: z.number().int() });

export const storeOptions = endpoint({
  name: 'store.options',
  method: 'GET',
  path: '/v1/admin/store/options',
  access: mainStoreOnly(signedIn),
  query: z.object({ keyword }),
  data: z.array(storeOption),
});
