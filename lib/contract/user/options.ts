import { z } from 'zod';
import { needsAny } from '../access';
import { endpoint } from '../call/endpoint';
import { flag, id, keyword } from '../field/fields';

/** Administrators to choose among, in the filter of orders and where one is assigned. */
export const userOptions = endpoint({
  name: 'user.options',
  method: 'GET',
  path: '/v1/admin/user/options',
  access: needsAny('admin_P3', 'admin_P7'),
  query: z.object({
    keyword,
    /** Only those who may work on orders. */
    forOrders: z.coerce.number().pipe(flag).optional(),
  }),
  data: z.array(z.object({ id, name: z.string(), username: z.string() })),
});
