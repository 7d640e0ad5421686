import 'server-only';
import { cache } from 'react';
import { callEndpoint } from '@/lib/bff/call-endpoint';
import { MAIN_STORE } from '@/lib/contract/access';
import { codes } from '@/lib/contract/call/codes';
import { ApiError, ContractError, TransportError } from '@/lib/contract/call/envelope';
import { authsOf, planOf, readStoreInfo, type StoreInfo } from '@/lib/contract/store-info';
import { accountOf, heldCodes, info, type UserInfo } from '@/lib/contract/user';
import type { Language } from '@/lib/messages/language';
import type { Session } from '@/lib/session/sealed-session';
import type { GuardFailure } from './guard-failure';
import { presentLanguage, presentSession } from './request';
import { rememberedOutcome } from './viewer-cache';
import type { ViewerOutcome } from './viewer-outcome';

/** What calls put in place of a message the server did not send. */
const NO_MESSAGE = 'Error';

export type ViewerState = { state: 'signedOut' } | ViewerOutcome;

/** The viewer of the present request: fetched once a page load, shared by its layout and its page. */
export const presentViewer = cache(async (): Promise<ViewerState> => {
  const opened = await presentSession();
  if (opened.state !== 'open') return { state: 'signedOut' };
  return viewerOf(opened.session, await presentLanguage());
});

/** The viewer of a session, at most fifteen seconds old. The language is that of the server's refusals. */
export const viewerOf = (session: Session, language: Language): Promise<ViewerOutcome> =>
  rememberedOutcome(`${session.fingerprint}/${language}`, () => askForViewer(session, language));

async function askForViewer(session: Session, language: Language): Promise<ViewerOutcome> {
  const from = { query: undefined, body: undefined, session, language };
  try {
    const [user, store] = await Promise.all([callEndpoint(info, from), storeOf(session, language)]);
    return viewerFrom(session, user, store);
  } catch (error) {
    if (error instanceof ContractError) return failed('unreadable');
    if (!(error instanceof ApiError || error instanceof TransportError)) throw error;
    return failed(answersNothing(error) ? 'unreachable' : 'fetchFailed', error.message === NO_MESSAGE ? '' : error.message);
  }
}

/** An API that is away, or that fails by itself, has said nothing about the person (docs/decisions/0008). */
const answersNothing = (error: ApiError | TransportError): boolean =>
  error instanceof TransportError || error.code === codes.internal || (error.detail.httpStatus ?? 0) >= 500;

/** The store's features gate the map of other stores; the main store sees all, so nothing is asked for it. */
const storeOf = async (session: Session, language: Language): Promise<StoreInfo | undefined> =>
  session.storeId === MAIN_STORE ? undefined : callEndpoint(readStoreInfo, { query: undefined, body: undefined, session, language });

/** Judges the answers: no data and no roles are the two failures the specification names. */
export function viewerFrom(
  session: Pick<Session, 'storeId'>,
  user: UserInfo | null | undefined,
  store: StoreInfo | undefined,
): ViewerOutcome {
  if (!user) return failed('verifyFailed');
  const permissions = heldCodes(user);
  if (!permissions.length) return failed('rolesEmpty');
  const viewer = {
    storeId: session.storeId,
    auths: store ? authsOf(store) : [],
    permissions,
    name: user.name ?? '',
    avatar: user.avatar ?? '',
    introduction: user.introduction ?? '',
    storeName: store?.name ?? '',
    plan: store && { ...planOf(store), readAt: Date.now() },
    mustChangePassword: user.mustChangePassword === 1,
    account: accountOf(user),
  };
  return { state: 'signedIn', viewer };
}

const failed = (reason: GuardFailure['reason'], message = ''): ViewerOutcome => ({ state: 'failed', failure: { reason, message } });
