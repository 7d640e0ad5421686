import { proxyCodes } from '@/lib/contract/call/codes';
import { ApiError } from '@/lib/contract/call/envelope';

/** A console that answers so has no API behind it for the moment, as while that restarts. */
const AWAY: readonly number[] = [proxyCodes.network, proxyCodes.busy];
/** With the pauses between them a restart, of half a minute at most, is waited for; a line that broke is tried for three seconds. */
const MOST_TRIES = { away: 7, lost: 4 };
const FIRST_PAUSE_MS = 400;

/** What a failed request says of its files. */
export interface UploadFailure {
  /** The pause before it is tried again; none where that would be in vain. */
  pauseAfter(tries: number): number | undefined;
  /** One file among several may be the cause, which shows when each goes alone. */
  readonly blamesOne: boolean;
}

/** A refusal is final, for its file alone; what never arrived, or left open whether it did, is tried again, later each time. */
export function uploadFailure(error: unknown): UploadFailure {
  const away = error instanceof ApiError && AWAY.includes(error.code);
  const refused = error instanceof ApiError && !away && !error.outcomeUnknown;
  const most = refused ? 0 : MOST_TRIES[away ? 'away' : 'lost'];
  return {
    pauseAfter: (tries) => (tries < most ? FIRST_PAUSE_MS * 2 ** (tries - 1) : undefined),
    blamesOne: error instanceof ApiError && !away,
  };
}
