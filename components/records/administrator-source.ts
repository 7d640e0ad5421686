import { remoteSource } from '@/components/controls/remote/remote-source';
import { userOptions } from '@/lib/contract/user/options';

/** Administrators to choose among, found on the server by name or username. */
export const administratorSource = remoteSource(
  userOptions,
  (keyword) => ({ keyword }),
  ({ id, name, username }) => ({ value: id, label: name, note: username }),
);
