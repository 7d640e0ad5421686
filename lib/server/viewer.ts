import 'server-only';
import { cache } from 'react';
import { callEndpoint } from '@/lib/bff/call-endpoint';
import { MAIN_STORE } from '@/lib/contract/access';
import { ApiError, ContractError, TransportError } from '@/lib/contract/envelope';
import { authsOf, readStoreInfo, type StoreInfo } from '@/lib/contract/store-info';
import { info, type UserInfo } from '@/lib/contract/user';
import type { Language } from '@/lib/messages/language';
import type { RouteViewer } from '@/lib/navigation/derive';
import type { Session } from '@/lib/session/session';
import { GuardFailure } from './guard-failure';
import { presentLanguage, presentSession } from './request';
import { rememberedViewer } from './viewer-cache';

/** Who is signed in and what their map depends on (specification 2.1, 3). */
export interface SignedInViewer extends RouteViewer {
  readonly name: string;
  readonly avatar: string;
  readonly introduction: string;
  /** Name of the store; empty for the main store. */
  readonly storeName: string;
  readonly mustChangePassword: boolean;
}

export type ViewerState =
  | { state: 'signedOut' }
  | { state: 'signedIn'; viewer: SignedInViewer }
  | { state: 'failed'; failure: GuardFailure };

/** The viewer of the present request: fetched once a page load, shared by its layout and its page. */
export const presentViewer = cache(async (): Promise<ViewerState> => {
  const opened = await presentSession();
  if (opened.state !== 'open') return { state: 'signedOut' };
  return viewerOf(opened.session, await presentLanguage());
});

/** The viewer of a session, at most fifteen seconds old. */
export async function viewerOf(session: Session, language: Language): Promise<ViewerState> {
  try {
    const viewer = await rememberedViewer(`${session.fingerprint}/${language}`, () => fetchViewer(session, language));
    return { state: 'signedIn', viewer };
  } catch (error) {
    return { state: 'failed', failure: failureOf(error) };
  }
}

async function fetchViewer(session: Session, language: Language): Promise<SignedInViewer> {
  const from = { query: undefined, body: undefined, session, language };
  const [user, store] = await Promise.all([callEndpoint(info, from), storeOf(session, language)]);
  if (!user) throw new GuardFailure('verifyFailed');
  return {
    storeId: session.storeId,
    auths: store ? authsOf(store) : [],
    permissions: permissionsOf(user),
    name: user.name ?? '',
    avatar: user.avatar ?? '',
    introduction: user.introduction ?? '',
    storeName: store?.name ?? '',
    mustChangePassword: user.mustChangePassword === 1,
  };
}

/** The store's features gate the map of other stores; the main store sees all, so nothing is asked for it. */
const storeOf = async (session: Session, language: Language): Promise<StoreInfo | undefined> =>
  session.storeId === MAIN_STORE ? undefined : callEndpoint(readStoreInfo, { query: undefined, body: undefined, session, language });

/** The permission codes combined with the extra power value; a login without any is refused. */
export function permissionsOf({ permission, power }: Pick<UserInfo, 'permission' | 'power'>): string[] {
  const codes = Array.isArray(permission) ? permission.filter((code): code is string => typeof code === 'string' && code !== '') : [];
  if (!codes.length) throw new GuardFailure('rolesEmpty');
  return [...new Set(power ? [...codes, power] : codes)];
}

function failureOf(error: unknown): GuardFailure {
  if (error instanceof GuardFailure) return error;
  const known = error instanceof ApiError || error instanceof TransportError || error instanceof ContractError;
  if (!known) throw error;
  return new GuardFailure('fetchFailed', error.message, { cause: error });
}
