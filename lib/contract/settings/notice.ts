import { z } from 'zod';
import { mobiles } from './values';

/** Who is told of low stock and of new orders; other stores keep their own. */
export const noticeSettings = z.looseObject({
  stockWarnMobiles: mobiles,
  orderNoticeMobiles: mobiles,
});
