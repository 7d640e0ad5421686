import { z } from 'zod';
import { signedIn } from '@/lib/contract/access';
import { listing, type RowOf } from '@/lib/contract/call/resource';

/** A resource of tests: what a list of anything needs, and no more. */
export const boxes = listing({
  name: 'box',
  path: '/v1/admin/box',
  row: z.object({ id: z.number(), name: z.string() }),
  filter: z.object({ name: z.string().optional() }),
  sortable: ['id'],
  labels: 'box',
  read: signedIn,
});
export type Box = RowOf<typeof boxes>;
