import { remoteSource } from '@/components/controls/remote/remote-source';
import { goodsOptions } from '@/lib/contract/goods/action';

/** Goods to choose among, found on the server by name or number. */
export const goodsSource = remoteSource(
  goodsOptions,
  (keyword) => ({ keyword }),
  ({ id, name }) => ({ value: id, label: name, note: `#${id}` }),
);
