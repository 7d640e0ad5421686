import { decodeRecent, withRecent } from '@/lib/search/recent';

const keyOf = (owner: string) => `search-recent:${owner}`;

/** What this person found last in this browser. */
export const recentFinds = {
  read: (owner: string): string[] => decodeRecent(stored(() => localStorage.getItem(keyOf(owner))) ?? null),
  add: (owner: string, id: string): void => {
    stored(() => localStorage.setItem(keyOf(owner), JSON.stringify(withRecent(recentFinds.read(owner), id))));
  },
};

/** Blocked or full storage costs the comfort alone. */
function stored<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
