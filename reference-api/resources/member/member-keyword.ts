import { eq, or, type SQL } from 'drizzle-orm';
import { containsKeyword, containsPieces } from '@/reference-api/crud/filters';
import { member } from '@/reference-api/database/schema/member';

const DIGITS = /^\d+$/;
const MAX_ID_DIGITS = 9;

/** Members whose nickname or mobile holds what a person typed. */
export function membersCalled(words: string): SQL | undefined {
  // A mobile is digits alone; looking for letters in it would read every row.
  if (!DIGITS.test(words)) return containsPieces(words, member.nickname);
  // One or two digits are in nearly every mobile, so the first rows looked at already match.
  if (words.length < 3) return containsKeyword(words, [member.nickname, member.mobile]);
  return or(containsPieces(words, member.nickname), containsKeyword(words, [member.mobile]));
}

/** The keyword of member lists: nickname, mobile, or the member's own number (member.md 1.2). */
export function memberKeyword(words: string | undefined): SQL | undefined {
  if (!words) return undefined;
  const isId = DIGITS.test(words) && words.length <= MAX_ID_DIGITS;
  return isId ? or(membersCalled(words), eq(member.id, Number(words))) : membersCalled(words);
}
