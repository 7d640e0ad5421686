import { z } from 'zod';
import { call } from '@/lib/client/call';
import { keepStore } from '@/lib/client/stored-store';
import { ApiError, ContractError, TransportError } from '@/lib/contract/call/envelope';
import { readStoreInfo } from '@/lib/contract/store-info';
import { accountOf, info, type LoginForm, login } from '@/lib/contract/user';
import { accountMarker } from '@/lib/windows/account-marker';
import { accountName, SIGNED_OUT, SIGNING_IN } from '@/lib/windows/account-state';

/** The console's own server keeps the token; the browser learns the store alone. */
const browserLogin = { ...login, data: z.object({ storeId: z.number() }) };

/**
 * Signs in and keeps the store for display (specification 4). The username is trimmed, the password sent as typed. The other windows
 * learn whose session it is here: the page that is opened next says so too, but only once its scripts have come.
 */
export async function signIn({ username, password }: LoginForm): Promise<void> {
  const { storeId } = await announced(() => call(browserLogin, { body: { username: username.trim(), password } }));
  const [store, user] = await Promise.all([ifAnswered(call(readStoreInfo)), ifAnswered(call(info))]);
  keepStore(storeId, store);
  if (user) accountMarker().write(accountName(storeId, accountOf(user)));
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

/** What cannot be read now must not undo a sign-in that worked; the guard asks again and says why. */
async function ifAnswered<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError || error instanceof TransportError || error instanceof ContractError) return undefined;
    throw error;
  }
}
