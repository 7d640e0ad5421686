import type { StoreInfo } from '@/lib/contract/store-info';

const STORE_ID = 'storeId';
const STORE_INFO = 'storeInfo';

/** Keeps the store of a login in local storage as the specification says (section 4); for display only, no call reads it. */
export function keepStore(storeId: number, info: StoreInfo | undefined): void {
  whereAllowed(() => {
    localStorage.setItem(STORE_ID, String(storeId));
    if (info) localStorage.setItem(STORE_INFO, JSON.stringify(info));
    else localStorage.removeItem(STORE_INFO);
  });
}

/** Removes what a login left in local storage. */
export function forgetStore(): void {
  whereAllowed(() => {
    localStorage.removeItem(STORE_ID);
    localStorage.removeItem(STORE_INFO);
  });
}

/** Storage may be switched off or full; the console works without it. */
function whereAllowed(access: () => void): void {
  try {
    access();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
