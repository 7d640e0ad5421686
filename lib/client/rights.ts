import { codes } from '@/lib/contract/call/codes';
import { ApiError } from '@/lib/contract/call/envelope';
import { storeState } from '@/lib/contract/states/store';
import type { StorePlan } from '@/lib/contract/store-info';

/** What somebody's map and buttons depend on. */
export interface Rights {
  readonly permissions: readonly string[];
  readonly auths: readonly string[];
}

/** One word for a set of rights, whatever their order, so that two can be compared. */
export const rightsWord = ({ permissions, auths }: Rights): string =>
  [permissions, auths].map((names) => [...new Set(names)].sort().join()).join(' ');

/** One word for what a store may do and for how long; open and resting are its own business. */
export const standingWord = (auths: readonly string[], plan: StorePlan | undefined): string =>
  [[...new Set(auths)].sort().join(), plan?.expireAt ?? '', plan?.status === storeState.expired].join(' ');

/** Whether the person's rights are still those the window was drawn with, are others by now, or have just been taken over. */
export type RightsNews = 'none' | 'changed' | 'updated';

/** What a look at the server found, and which rights the window was drawn with when the look began. */
export interface RightsLook {
  readonly drawn: string;
  readonly present: string;
}

/** What there is to tell: `known` are the rights the person knows of. A look that began before the window was drawn anew tells nothing any more. */
export function rightsNews(drawn: string, known: string, look?: RightsLook): RightsNews {
  if (look && look.drawn === drawn && look.present !== drawn) return 'changed';
  return drawn === known ? 'none' : 'updated';
}

const REFUSALS: readonly number[] = [codes.mainStoreOnly, codes.uploadGoodsNotGranted, codes.noPermission, codes.featureNotGranted];

/** Whether a failure says that the person may not do what the window offered: its rights may have changed meanwhile. */
export const tellsOfRights = (error: unknown): boolean => error instanceof ApiError && REFUSALS.includes(error.code);
