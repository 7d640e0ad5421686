import { createStore, del, delMany, get, keys, promisifyRequest, type UseStore } from 'idb-keyval';
import { DAY_MS } from '@/lib/format/shanghai-time';
import { type DraftPlace, type DraftRecord, draftKey, isDraft, isDraftOf } from './draft-record';

/** A draft is on the disk at the latest so long after the last key (experience.md F2 asks for 800 ms). */
export const SAVE_AFTER_MS = 500;
/** Drafts nobody came back to are forgotten. */
const KEPT_MS = 30 * DAY_MS;

/** Where the browser denies it, it throws as soon as it is asked for: only an async function turns that into an answer that can be caught. */
let opened: UseStore | undefined;
const store = (): UseStore => {
  opened ??= createStore('shangtai-drafts', 'drafts');
  return opened;
};

/** The draft of a place, unless it is too old. */
export async function readDraft(place: DraftPlace): Promise<DraftRecord | null> {
  const kept: unknown = await get(draftKey(place), store());
  if (!isDraft(kept)) return null;
  if (Date.now() - kept.savedAt <= KEPT_MS) return kept;
  await dropDraft(place);
  return null;
}

/** Keeps what was typed. */
export const writeDraft = async (place: DraftPlace, draft: DraftRecord): Promise<void> =>
  store()('readwrite', (drafts) => {
    drafts.put(draft, draftKey(place));
    // A transaction left to end by itself is aborted with its page, and the last words before a reload with it.
    drafts.transaction.commit();
    return promisifyRequest(drafts.transaction);
  });

/** Forgets a draft, because it was saved or discarded. */
export const dropDraft = async (place: DraftPlace): Promise<void> => del(draftKey(place), store());

/** Forgets every draft of a person, at sign-out. */
export async function wipeDrafts(owner: string): Promise<void> {
  const kept = await keys<string>(store());
  await delMany(
    kept.filter((key) => isDraftOf(key, owner)),
    store(),
  );
}
