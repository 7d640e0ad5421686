import { useViewer } from '@/components/theme/viewer-context';
import { accountName } from '@/lib/windows/standing';

/** Whose browser-kept things these are: column layouts, saved views and drafts are kept per person and store. */
export function useOwner(): string {
  const { storeId, account } = useViewer();
  return accountName(storeId, account);
}
