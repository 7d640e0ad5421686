import { useViewer } from '@/components/theme/viewer-context';

/** Whose browser-kept things these are: column layouts, saved views and drafts are kept per person and store. */
export function useOwner(): string {
  const { storeId, name } = useViewer();
  return `${storeId}:${name}`;
}
