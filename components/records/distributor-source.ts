import type { RemoteSource } from '@/components/controls/remote/remote-source';
import { call } from '@/lib/client/call';
import { MAX_PAGE_SIZE } from '@/lib/contract/call/page';
import { type Distributor, distributor } from '@/lib/contract/distributor';
import { distributorState } from '@/lib/contract/states/distributor';

/** Active distributors, the only ones somebody can be put under. */
export const activeDistributors: RemoteSource<Distributor> = {
  key: ['distributor', 'distributor.active'],
  read: async (keyword, signal) => {
    const query = { keyword, status: distributorState.normal, currPage: 1, pageSize: MAX_PAGE_SIZE };
    return (await call(distributor.list, { query, signal })).rows;
  },
  option: ({ id, nickname, mobile }) => ({ value: id, label: nickname, note: `${mobile} #${id}` }),
  wordsFor: String,
};
