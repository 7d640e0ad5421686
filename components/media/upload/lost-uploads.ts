/** What was on its way when the page went away: kept for this window, because files themselves cannot be kept. */
export interface LostUpload {
  readonly name: string;
  readonly kind: 'picture' | 'video';
}

const KEY = 'uploads-under-way';
/** More names than this are not read by anybody. */
const MOST = 50;

/** Remembers what is on its way; an empty list forgets. */
export function rememberUnderWay(uploads: readonly LostUpload[]): void {
  try {
    if (uploads.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(uploads.slice(0, MOST).map(({ name, kind }) => ({ name, kind }))));
  } catch {
    // Storage may be full or forbidden; the names are told as long as there is room.
  }
}

/** What an earlier page of this window did not finish. */
export function lostUploads(): LostUpload[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isLost) : [];
  } catch {
    // Storage is forbidden, or something else wrote under this name: it is no list of ours.
    return [];
  }
}

const isLost = (value: unknown): value is LostUpload =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string' && 'kind' in value;
