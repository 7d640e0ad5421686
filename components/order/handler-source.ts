import { remoteSource } from '@/components/controls/remote/remote-source';
import { userOptions } from '@/lib/contract/user/options';

/** Administrators who may handle a form order, found on the server by name or username. */
export const handlerSource = remoteSource(
  userOptions,
  (keyword) => ({ keyword, forOrders: 1 as const }),
  ({ id, name, username }) => ({ value: id, label: name, note: username }),
);
