import { remoteSource } from '@/components/controls/remote/remote-source';
import { memberOptions } from '@/lib/contract/member';

/** Members to choose among, found on the server by nickname, mobile or number. */
export const memberSource = remoteSource(
  memberOptions,
  (keyword) => ({ keyword }),
  ({ id, nickname, mobile }) => ({ value: id, label: nickname, note: `${mobile} #${id}` }),
);
