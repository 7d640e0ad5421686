import { useDebounced } from '@/components/controls/use-debounced';

const ASK_AFTER_MS = 250;

/** What is searched for on the server: the words typed once they have rested. While somebody types, what stands there is for earlier ones. */
export function useKeyword(typed: string): { readonly keyword: string; readonly isTyping: boolean } {
  const words = typed.trim();
  const keyword = useDebounced(words, ASK_AFTER_MS);
  return { keyword, isTyping: words !== keyword };
}
