import { accountName } from '@/lib/windows/account-state';
import { useViewer } from './viewer-context';

/** Whose browser-kept things these are: column layouts, saved views and drafts are kept per person and store. */
export function useOwner(): string {
  const { storeId, account } = useViewer();
  return accountName(storeId, account);
}
