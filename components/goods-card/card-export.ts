import { postExport } from '@/components/list/export/export-source';
import { goodsCardExport } from '@/lib/contract/goods-card';

const FILTERS = ['goodsId', 'status', 'skuId', 'batchNo', 'keyword', 'startTime', 'endTime', 'ids'] as const;

/** Full contents leave only behind the login password. */
export const cardExport = postExport(
  goodsCardExport,
  (asked, password) => {
    const kept = Object.fromEntries(FILTERS.flatMap((name) => (asked[name] === undefined ? [] : [[name, asked[name]]])));
    return goodsCardExport.body.parse({ ...kept, password });
  },
  { password: true },
);
