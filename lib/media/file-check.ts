export type MediaKind = 'picture' | 'video';

/** Why a file is not taken; the sentence is written where the language is known. */
export type FileProblem = { readonly key: 'badType' | 'empty' } | { readonly key: 'tooLarge'; readonly n: number };

const MEGABYTE = 1024 * 1024;
/** What the specification tests for (section 5): the type the browser gives, before the slash. */
const PREFIX: Record<MediaKind, string> = { picture: 'image/', video: 'video/' };
/** What the picture selector offers (specification 5). */
export const ACCEPTED: Record<MediaKind, string> = { picture: 'image/png,image/jpeg', video: 'video/*' };

/** Checks a file before it is sent: its type, that it holds something, and its size when the limit is known. */
export function problemOf(file: { type: string; size: number }, kind: MediaKind, maxMb?: number): FileProblem | undefined {
  if (!file.type.startsWith(PREFIX[kind])) return { key: 'badType' };
  if (file.size === 0) return { key: 'empty' };
  return maxMb !== undefined && file.size > maxMb * MEGABYTE ? { key: 'tooLarge', n: maxMb } : undefined;
}

/** A title from a file name: without its ending, at most `max` characters. */
export const titleOf = (fileName: string, max: number): string => fileName.replace(/\.[^.]{1,5}$/, '').slice(0, max);
