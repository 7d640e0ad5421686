import { z } from 'zod';
import { idList } from '../field/fields';

/**
 * What every export takes besides the filters of its list (00-conventions 1.4): `ids` for chosen rows, the order of the list, and
 * in `without` the columns the person has hidden, comma-separated; names the server does not know are passed over.
 */
export const exportExtras = {
  ids: idList.optional(),
  without: z.string().max(500).optional(),
  sortField: z.string().optional(),
  sortOrder: z.enum(['asc', 'desc']).optional(),
};
