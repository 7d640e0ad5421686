import { MAIN_STORE } from '@/lib/contract/access';
import { authsOf, planOf, readStoreInfo } from '@/lib/contract/store-info';
import { heldCodes, info } from '@/lib/contract/user';
import { call } from './call';
import { type Rights, standingWord } from './rights';

/** What the person may do by now, as the API says it: the codes of the login and the features of the store. */
export async function presentRights(storeId: number): Promise<Rights> {
  const ask = { query: undefined, body: undefined };
  const [user, store] = await Promise.all([call(info, ask), storeId === MAIN_STORE ? undefined : call(readStoreInfo, ask)]);
  return { permissions: user ? heldCodes(user) : [], auths: store ? authsOf(store) : [] };
}

/** What the present store may do by now, and for how long. */
export const presentStanding = async (): Promise<string> => {
  const store = await call(readStoreInfo, { query: undefined, body: undefined });
  return standingWord(authsOf(store), planOf(store));
};

/** Asks for the person: the server, which remembers people for a while, asks anew with the next page. */
export const presentPerson = (): Promise<unknown> => call(info, { query: undefined, body: undefined });
