import { codes } from '@/lib/contract/codes';
import { ApiError } from '@/lib/contract/envelope';

/** What somebody's map and buttons depend on. */
export interface Rights {
  readonly permissions: readonly string[];
  readonly auths: readonly string[];
}

/** One word for a set of rights, whatever their order, so that two can be compared. */
export const rightsWord = ({ permissions, auths }: Rights): string =>
  [permissions, auths].map((names) => [...new Set(names)].sort().join()).join(' ');

const REFUSALS: readonly number[] = [codes.mainStoreOnly, codes.uploadGoodsNotGranted, codes.noPermission, codes.featureNotGranted];

/** Whether a failure says that the person may not do what the window offered: its rights may have changed meanwhile. */
export const tellsOfRights = (error: unknown): boolean => error instanceof ApiError && REFUSALS.includes(error.code);
