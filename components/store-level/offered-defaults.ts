import { call } from '@/lib/client/call';
import { codes, proxyCodes } from '@/lib/contract/call/codes';
import { ApiError } from '@/lib/contract/call/envelope';
import { storeLevelDefaults } from '@/lib/contract/store-level';
import type { StoreLevelFormParams } from './StoreLevelForm';

const NO_SUCH_CALL: readonly number[] = [proxyCodes.noSuchCall, proxyCodes.wrongMethod, codes.notFound];

/** What the settings offer a new level; a server that knows no such call leaves the form as it is by itself. */
export async function offeredDefaults(): Promise<Pick<StoreLevelFormParams, 'defaults'>> {
  try {
    return { defaults: await call(storeLevelDefaults) };
  } catch (error) {
    if (error instanceof ApiError && NO_SUCH_CALL.includes(error.code)) return {};
    throw error;
  }
}
