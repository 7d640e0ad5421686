import { z } from 'zod';
import { call } from '@/lib/client/call';
import { keepStore } from '@/lib/client/stored-store';
import { ApiError, ContractError, TransportError } from '@/lib/contract/call/envelope';
import { readStoreInfo, type StoreInfo } from '@/lib/contract/store-info';
import { type LoginForm, login } from '@/lib/contract/user';
import { accountMarker } from '@/lib/windows/account-marker';
import { SIGNED_OUT, SIGNING_IN } from '@/lib/windows/account-state';

/** The console's own server keeps the token; the browser learns the store alone. */
const browserLogin = { ...login, data: z.object({ storeId: z.number() }) };

/** Signs in and keeps the store for display (specification 4). The username is trimmed, the password sent as typed. */
export async function signIn({ username, password }: LoginForm): Promise<void> {
  const { storeId } = await announced(() => call(browserLogin, { body: { username: username.trim(), password } }));
  keepStore(storeId, await storeInfo());
}

/** Other windows write nothing from before the answer on, which may replace their session; a refusal leaves them as they were. */
async function announced<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  const marker = accountMarker();
  const before = marker.read();
  marker.write(SIGNING_IN);
  try {
    return await attempt();
  } catch (error) {
    marker.write(before ?? SIGNED_OUT);
    throw error;
  }
}

/** For display only: a store that cannot be read now must not undo a sign-in that worked; the guard asks again and says why. */
async function storeInfo(): Promise<StoreInfo | undefined> {
  try {
    return await call(readStoreInfo);
  } catch (error) {
    if (error instanceof ApiError || error instanceof TransportError || error instanceof ContractError) return undefined;
    throw error;
  }
}
