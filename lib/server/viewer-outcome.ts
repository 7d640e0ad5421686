import 'server-only';
import type { PlanOfPage } from '@/lib/contract/store-info';
import type { RouteViewer } from '@/lib/navigation/derive';
import type { GuardFailure } from './guard-failure';

/** Who is signed in and what their map depends on (specification 2.1, 3). */
export interface SignedInViewer extends RouteViewer {
  readonly name: string;
  readonly avatar: string;
  readonly introduction: string;
  /** Name of the store; empty for the main store. */
  readonly storeName: string;
  /** Undefined for the main store, which has no plan. */
  readonly plan?: PlanOfPage | undefined;
  readonly mustChangePassword: boolean;
  /** Names the account within its store: tabs, drafts and windows are kept apart by it. */
  readonly account: string;
}

/** What became of asking for the viewer: plain data, because it is kept where several bundles of the server read it. */
export type ViewerOutcome = { state: 'signedIn'; viewer: SignedInViewer } | { state: 'failed'; failure: GuardFailure };
