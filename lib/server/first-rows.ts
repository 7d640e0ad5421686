import 'server-only';
import { callEndpoint } from '@/lib/bff/call-endpoint';
import { distributor } from '@/lib/contract/distributor';
import { distributorApply } from '@/lib/contract/distributor-apply';
import { distributorLevel } from '@/lib/contract/distributor-level';
import { ApiError, ContractError, TransportError } from '@/lib/contract/envelope';
import { parseListAddress } from '@/lib/contract/list-address';
import { member } from '@/lib/contract/member';
import { balanceRecord, pointRecord } from '@/lib/contract/member-ledger';
import { memberLevel } from '@/lib/contract/member-level';
import type { Page } from '@/lib/contract/page';
import type { Identified, Listing } from '@/lib/contract/resource';
import { role } from '@/lib/contract/role';
import { user } from '@/lib/contract/user';
import { screenFor } from '@/lib/navigation/derive';
import type { RouteNode } from '@/lib/navigation/route-node';
import type { ScreenPath } from '@/lib/navigation/table';
import { presentLanguage, presentPath, presentSession } from './request';

/** A page of rows the browser need not ask for: whose it is, what was asked and what came. */
export interface FirstRows {
  readonly name: string;
  readonly query: object;
  readonly page: Page<unknown>;
}

/** An API that is slower than this answers the browser instead; the page does not wait for it. */
const PATIENCE_MS = 700;

/** Reads the rows of the list an address opens, so that the first bytes of its page hold them (experience.md L1). */
export async function firstRows(routes: readonly RouteNode[]): Promise<FirstRows | undefined> {
  const { pathname, search } = new URL(await presentPath(), 'http://console.invalid');
  const found = screenFor(routes, pathname);
  const listing = found && listings[found.node.path as ScreenPath];
  return listing?.(search);
}

/** What the list screens show first; a screen that is not here asks from the browser. */
const listings: Readonly<Partial<Record<ScreenPath, (search: string) => Promise<FirstRows | undefined>>>> = {
  '/member/memberList': rowsOf(member),
  '/member/pointRecord': rowsOf(pointRecord),
  '/member/balanceRecord': rowsOf(balanceRecord),
  '/member/memberLevel': rowsOf(memberLevel),
  '/member/distributorList': rowsOf(distributor),
  '/member/distributor': rowsOf(distributorLevel),
  '/member/applyDistributorList': rowsOf(distributorApply),
  '/system/systemRolesList': rowsOf(role),
  '/system/systemUserList': rowsOf(user),
};

function rowsOf<Row extends Identified, Filter>({ name, list }: Listing<Row, Filter>) {
  return async (search: string): Promise<FirstRows | undefined> => {
    const opened = await presentSession();
    if (opened.state !== 'open') return undefined;
    const query = parseListAddress(list.query, search);
    const signal = AbortSignal.timeout(PATIENCE_MS);
    try {
      const page = await callEndpoint(list, { query, body: undefined, session: opened.session, language: await presentLanguage(), signal });
      return { name, query: query as object, page };
    } catch (error) {
      // The call is in the log already; the browser asks again and shows what went wrong where it can be repeated.
      if (error instanceof ApiError || error instanceof TransportError || error instanceof ContractError || signal.aborted)
        return undefined;
      throw error;
    }
  };
}
